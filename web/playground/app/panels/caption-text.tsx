/** What a scene shows, and what is different on the page. */
import type { ComponentChildren, VNode } from 'preact';
import type { Caption } from '../../locales/complete.ts';
import { useStrings } from '../../ui/strings.tsx';

interface CaptionTextProps extends Caption {
  /** What stands behind the caption. */
  readonly children?: ComponentChildren;
}

export function CaptionText({ caption, differs, children }: CaptionTextProps): VNode {
  const strings = useStrings();
  return (
    <>
      <p>
        {caption} {children}
      </p>
      <p class="differs">
        <b>{strings.differs}</b> {differs}
      </p>
    </>
  );
}
