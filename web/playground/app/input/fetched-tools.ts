/** What tools do, and how pointers and keys use them, is fetched when the first tool is taken, and the code of edited scenes with it. */
import { effect, signal, untracked } from '@preact/signals';
import { fetchScenes } from '../../engine/simulation/fetched.ts';
import type { ToolName } from '../../engine/tools/tools.ts';
import type { InputTarget } from '../../render/input-target.ts';
import type { ToolContext, toolInputFor } from './tool-input.ts';

export class FetchedTools {
  readonly #context: ToolContext;
  readonly #attach = signal<ReturnType<typeof toolInputFor> | undefined>(undefined);
  #fetching: Promise<void> | undefined;

  constructor(context: ToolContext) {
    this.#context = context;
  }

  /** Resolves when tools can be taken. */
  fetch(): Promise<void> {
    this.#fetching ??= this.#fetch();
    return this.#fetching;
  }

  /** Resolves when the tool is taken, and works. */
  async take(name: ToolName): Promise<void> {
    await this.fetch();
    this.#context.tools.take(name);
  }

  /** Lets tools work on a picture, from when their code is there until the signal aborts. */
  attach(target: InputTarget, until: AbortSignal): void {
    const dispose = effect(() => {
      const attach = this.#attach.value;
      untracked(() => attach?.(target, until));
    });
    until.addEventListener('abort', dispose);
  }

  async #fetch(): Promise<void> {
    const [{ toolInputFor }] = await Promise.all([import('./tool-input.ts'), fetchScenes()]);
    this.#attach.value = toolInputFor(this.#context);
  }
}
