/** What the banner says. */
import type { VNode } from 'preact';
import type { RefusalReason } from '../../engine/tree/refusal.ts';
import type { ControlName } from '../../locales/complete.ts';
import { remarkStringsOf } from '../../locales/remark-strings.ts';
import type { RemarkStrings, Strings } from '../../locales/strings.ts';
import type { Alteration, LinkRemarks } from '../../state/link-review.ts';
import { isLocked } from '../../state/locks.ts';
import type { PresetId } from '../../state/parameters.ts';
import { useStore } from '../../state/store-context.ts';
import { Button } from '../../ui/button.tsx';
import { numberFormat } from '../../ui/number-format.ts';
import { useFetchedStrings, useStrings } from '../../ui/strings.tsx';

/** A hostile link must not fill the picture. */
const MOST_SHOWN = 4;

interface BannerWordsProps {
  readonly refusal: RefusalReason | undefined;
  readonly remarks: LinkRemarks | undefined;
  /** Shows a scene as it is without changes: no such scene is refused. */
  readonly chooseScene: (id: PresetId) => void;
}

export function BannerWords({ refusal, remarks, chooseScene }: BannerWordsProps): VNode | null {
  const page = useStrings();
  const said = useFetchedStrings(remarkStringsOf);
  if (!said) return null;
  if (refusal)
    return (
      <>
        {said.refused[refusal]} <WayBack said={said} chooseScene={chooseScene} />
      </>
    );
  return remarks ? <>{textOf(remarks, said, page)}</> : null;
}

interface WayBackProps extends Pick<BannerWordsProps, 'chooseScene'> {
  readonly said: RemarkStrings;
}

function WayBack({ said, chooseScene }: WayBackProps): VNode | null {
  const store = useStore();
  const { scenes } = useStrings();
  if (isLocked(store, 'scenes')) return null;
  const { preset } = store.settings;
  return (
    <Button class="banner-back" onPress={() => chooseScene(preset)}>
      {said.unchanged(scenes[preset].name)}
    </Button>
  );
}

function textOf({ whole, alterations }: LinkRemarks, said: RemarkStrings, page: Strings): string {
  const sentences = whole ? [said[whole]] : [];
  if (alterations.length > 0) sentences.push(said.changedLink(listOf(alterations, said, page)));
  return sentences.join(' ');
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
  return name && name in labels ? `${labels[name as ControlName].label}: ${change}` : change;
}
