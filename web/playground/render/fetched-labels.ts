/** The numbers of the cells, fetched with the first scene that shows them. */
import type * as Labels from './labels.ts';

let labels: typeof Labels | undefined;

export async function fetchLabels(): Promise<void> {
  labels ??= await import('./labels.ts');
}

/** Undefined until they are fetched. */
export function fetchedLabels(): typeof Labels | undefined {
  return labels;
}
