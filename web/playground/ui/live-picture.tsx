/**
 * A picture that takes keys. What takes them is an application: screen readers pass keys on to it, as they do not to an image. The
 * image in it says what is shown.
 */
import type { RefObject, VNode } from 'preact';
import { useStrings } from './strings.tsx';

/** The id of the element that says what keys do on pictures. */
export const PICTURE_KEYS = 'picture-keys';

interface LivePictureProps {
  readonly id?: string;
  readonly label: string;
  /** What is shown. */
  readonly alternative: string;
  /** The id of the element that has the numbers of what is shown. */
  readonly describedBy?: string;
  readonly hidden?: boolean;
  /** What takes the keys. */
  readonly picture: RefObject<HTMLDivElement | null>;
  /** What holds the layers that are painted. */
  readonly layers: RefObject<HTMLDivElement | null>;
}

export function LivePicture(props: LivePictureProps): VNode {
  const { role } = useStrings().picture;
  return (
    <div
      id={props.id}
      class="picture"
      ref={props.picture}
      hidden={props.hidden}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an application takes keys
      tabIndex={0}
      role="application"
      aria-label={props.label}
      aria-roledescription={role}
      aria-describedby={PICTURE_KEYS}
    >
      <div
        class="layers"
        ref={props.layers}
        role="img"
        aria-label={props.alternative}
        aria-describedby={props.describedBy}
      />
    </div>
  );
}
