/** What is said of a refused scene and of a link. */
import type { VNode } from 'preact';
import type { RefusalReason } from '../../engine/tree/refusal.ts';
import type { ControlName } from '../../locales/complete.ts';
import { numberFormat } from '../../locales/number-format.ts';
import { remarkStringsOf } from '../../locales/remark-strings.ts';
import type { RemarkStrings, Strings } from '../../locales/strings.ts';
import { LONGEST_FRAGMENT } from '../../state/fragment.ts';
import type { Alteration, LinkRemarks } from '../../state/link-review.ts';
import { isLocked } from '../../state/locks.ts';
import type { PresetId } from '../../state/parameters.ts';
import { useStore } from '../../state/store-context.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { useFetchedStrings, useStrings } from '../../ui/strings.tsx';

/** A hostile link must not fill the picture. */
const MOST_SHOWN = 4;

interface RefusalWordsProps {
  readonly refusal: RefusalReason;
  /** Shows a scene as it is without changes: no such scene is refused. */
  readonly chooseScene: (id: PresetId) => void;
}

export function RefusalWords({ refusal, chooseScene }: RefusalWordsProps): VNode | null {
  const store = useStore();
  const { scenes } = useStrings();
  const said = useFetchedStrings(remarkStringsOf);
  if (!said) return null;
  const { preset } = store.settings;
  return (
    <>
      {said.refused[refusal]}{' '}
      {!isLocked(store, 'scenes') && (
        <Button class="banner-back" onPress={() => chooseScene(preset)}>
          {said.unchanged(scenes[preset].name)}
        </Button>
      )}
    </>
  );
}

export function RemarkWords(remarks: LinkRemarks): VNode | null {
  const page = useStrings();
  const said = useFetchedStrings(remarkStringsOf);
  return said ? <>{textOf(remarks, said, page)}</> : null;
}

export function CloseButton({ onPress }: { readonly onPress: () => void }): VNode | null {
  const said = useFetchedStrings(remarkStringsOf);
  return said ? (
    <IconButton icon="close" label={said.close} class="icon-only" onPress={onPress} />
  ) : null;
}

function textOf({ whole, alterations }: LinkRemarks, said: RemarkStrings, page: Strings): string {
  const sentences = whole ? [wholeText(whole, said, page)] : [];
  if (alterations.length > 0) sentences.push(said.changedLink(listOf(alterations, said, page)));
  return sentences.join(' ');
}

function wholeText(
  whole: NonNullable<LinkRemarks['whole']>,
  said: RemarkStrings,
  { language }: Strings,
): string {
  return whole === 'longLink'
    ? said.longLink(numberFormat(language).format(LONGEST_FRAGMENT))
    : said[whole];
}

function listOf(alterations: readonly Alteration[], said: RemarkStrings, page: Strings): string {
  const shown = alterations.slice(0, MOST_SHOWN).map((one) => describe(one, said, page));
  const more = alterations.length - shown.length;
  if (more > 0) shown.push(said.linkChange.more(numberFormat(page.language).format(more)));
  return shown.join(' · ');
}

/** The label of what has a control, and the link's own words of all. */
function describe(
  { key, given, name, used }: Alteration,
  { linkChange }: RemarkStrings,
  { parameters: labels }: Strings,
): string {
  const change = `${key}=${given} → ${used ?? linkChange.unknown}`;
  return name && name in labels ? linkChange.of(labels[name as ControlName].label, change) : change;
}
