/** The still picture of a figure, by light or by dark. */
import type { VNode } from 'preact';
import { stillName, type Theme } from '../engine/still.ts';
import { usePage } from './page-context.ts';

interface StillProps {
  readonly folder: string;
  readonly figure: string;
  readonly alt: string;
  /** In units of the world, with its margin: then the picture has its room before it is loaded. */
  readonly size?: { readonly width: number; readonly height: number };
  readonly lazy?: boolean;
}

export function Still({ alt, figure, folder, lazy = false, size }: StillProps): VNode {
  const { toArticle } = usePage();
  const address = (theme: Theme): string =>
    `${toArticle}stills/${stillName(folder, figure, theme)}`;
  return (
    <picture class="still">
      <source media="(prefers-color-scheme: dark)" srcset={address('dark')} />
      <img src={address('light')} alt={alt} {...size} loading={lazy ? 'lazy' : 'eager'} />
    </picture>
  );
}
