import type { VNode } from 'preact';

interface IndexLinkProps {
  readonly language: string;
  /** The folder of the site, with a slash at its end. */
  readonly site: string;
  readonly words: string;
}

/** To the page that lists all scenes and views. */
export function IndexLink({ language, site, words }: IndexLinkProps): VNode {
  return <a href={`${site}scenes/${language === 'en' ? '' : `${language}/`}`}>{words}</a>;
}
