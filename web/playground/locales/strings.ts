/** What a language must say: all that English says. */
import type { bugs } from './en/bugs.ts';
import type { bullets } from './en/bullets.ts';
import type { captions } from './en/captions.ts';
import type { compare } from './en/compare.ts';
import type { costs } from './en/costs.ts';
import type { events } from './en/events.ts';
import type { lessons } from './en/lessons.ts';
import type { meanings } from './en/meanings.ts';
import type { gamePackage } from './en/package.ts';
import type { page } from './en/page.ts';
import type { race } from './en/race.ts';
import type { remarks } from './en/remarks.ts';
import type { replay } from './en/replay.ts';
import type { scenes } from './en/scenes.ts';
import type { seams } from './en/seams.ts';
import type { share } from './en/share.ts';
import type { beginning } from './en/story.ts';
import type { trace } from './en/trace.ts';
import type { tree } from './en/tree.ts';
import type { tune } from './en/tune.ts';
import type { wild } from './en/wild.ts';

type Shape<Said> = Said extends string
  ? string
  : Said extends (...words: never[]) => string
    ? Said
    : { readonly [Key in keyof Said]: Shape<Said[Key]> };

export type Strings = Shape<typeof page>;
export type ScenesStrings = Shape<typeof scenes>;
export type CaptionStrings = Shape<typeof captions>;
export type BugStrings = Shape<typeof bugs>;
export type BulletStrings = Shape<typeof bullets>;
export type SeamStrings = Shape<typeof seams>;
export type EventStrings = Shape<typeof events>;
export type CompareStrings = Shape<typeof compare>;
export type RaceStrings = Shape<typeof race>;
export type ShareStrings = Shape<typeof share>;
export type CostStrings = Shape<typeof costs>;
export type LessonStrings = Shape<typeof lessons>;
export type MeaningStrings = Shape<typeof meanings>;
export type StoryStrings = Shape<typeof beginning>;
export type TraceStrings = Shape<typeof trace>;
export type PackageStrings = Shape<typeof gamePackage>;
export type TreeStrings = Shape<typeof tree>;
export type TuneStrings = Shape<typeof tune>;
export type RemarkStrings = Shape<typeof remarks>;
export type ReplayStrings = Shape<typeof replay>;
export type WildStrings = Shape<typeof wild>;
