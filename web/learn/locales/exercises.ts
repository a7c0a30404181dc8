/** The words of exercises, in every language; English says which there are. */
import type { exercises } from './exercises/en.ts';
import type { Shape } from './shape.ts';

export type ExerciseWords = Shape<typeof exercises>;
