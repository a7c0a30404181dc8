/** The link from an embedded page to the whole page. */
import type { VNode } from 'preact';
import { useStrings } from '../../ui/strings.tsx';
import { wholePage } from './embedded.ts';

interface WholePageProps {
  /** The address of the present scene. */
  readonly href: () => string;
}

export function WholePage({ href }: WholePageProps): VNode {
  const { openWhole } = useStrings();
  const lead = ({ currentTarget }: { readonly currentTarget: HTMLAnchorElement }): void => {
    currentTarget.href = href();
  };
  return (
    <p class="whole">
      <a
        id="whole"
        href={wholePage()}
        target="_blank"
        rel="noopener"
        onPointerEnter={lead}
        onFocus={lead}
        onClick={lead}
      >
        {openWhole}
      </a>
    </p>
  );
}
