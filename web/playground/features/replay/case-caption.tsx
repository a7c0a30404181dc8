/** What a case is: its objects, its pairs, and the options of its tree as they were saved. */
import { replayStringsOf } from '../../locales/replay-strings.ts';
import { useNumberFormat } from '../../ui/number-format.ts';
import { useFetchedStrings } from '../../ui/strings.tsx';
import { agreement } from './agreement.ts';
import { Fact, Facts, ratio, TreeFacts } from './facts.tsx';
import type { OpenedCase } from './open-case.ts';

export function CaseCaption({ opened }: { readonly opened: OpenedCase }) {
  const strings = useFetchedStrings(replayStringsOf);
  const number = useNumberFormat();
  if (!strings) return null;
  const { name, objects, options, pairs, query, scale } = opened;
  return (
    <>
      <h3 id="scene-title">{name}</h3>
      <p>{strings.case.about}</p>
      <p>{agreement(opened, strings)}</p>
      {scale !== 1 && <p>{strings.scaled(ratio(scale, number))}</p>}
      <Facts>
        <Fact label={strings.case.objects}>{number.format(objects)}</Fact>
        <Fact label={strings.case.pairs}>{number.format(pairs.saved)}</Fact>
        {query && <Fact label={strings.case.hits}>{number.format(query.saved)}</Fact>}
        <TreeFacts options={options} />
      </Facts>
    </>
  );
}
