/** A row of the share dialog: what it gives, and how. */
import type { VNode } from 'preact';
import type { ShareStrings } from '../../locales/strings.ts';

export type Kind = keyof ShareStrings['kinds'];

export interface Export {
  readonly kind: Kind;
  readonly verb: string;
  readonly run: () => Promise<void>;
  /** What it can be set to, before the button. */
  readonly choice?: VNode;
  /** Whether its button has nothing to do at present. */
  readonly isIdle?: boolean;
}
