/** What tools do, and how pointers and keys use them, is fetched when the reader comes near the tools, and the code of edited scenes with it. */
import { effect, signal, untracked } from '@preact/signals';
import { fetchScenes } from '../../engine/simulation/fetched.ts';
import type { ToolName } from '../../engine/tools/tools.ts';
import type { InputTarget } from '../../render/input-target.ts';
import type { AttachTools, ToolContext } from './tool-input.ts';

export class FetchedTools {
  readonly #context: ToolContext;
  readonly #attach = signal<AttachTools | undefined>(undefined);
  #fetching: Promise<void> | undefined;

  constructor(context: ToolContext) {
    this.#context = context;
  }

  /** Begins to fetch what tools need. Where that fails, taking one tries again. */
  prefetch(): void {
    this.#fetch().catch(() => undefined);
  }

  /** Takes the tool, and resolves when it works; where its code cannot be fetched, puts it away and throws. */
  async take(name: ToolName): Promise<void> {
    const { tools } = this.#context;
    tools.take(name);
    try {
      await this.#fetch();
    } catch (problem) {
      tools.take('look');
      throw problem;
    }
  }

  /** Lets tools work on a picture until the signal aborts. What is done with them waits until their code is there. */
  attach(target: InputTarget, until: AbortSignal): void {
    const waiting: Event[] = [];
    const wait = (event: MouseEvent | KeyboardEvent): void => {
      const isMeant =
        'key' in event
          ? /^(Arrow|Enter)/.test(event.key)
          : event.buttons > 0 || event.type !== 'pointermove';
      if (this.#attach.peek() || !isMeant || event.shiftKey || this.#context.tools.name === 'look')
        return;
      if ('key' in event) event.preventDefault();
      event.stopImmediatePropagation();
      waiting.push(event);
    };
    for (const type of ['pointerdown', 'pointermove', 'pointerup', 'click', 'keydown'] as const)
      target.picture.addEventListener(type, wait, { capture: true, signal: until });
    const dispose = effect(() => {
      const attach = this.#attach.value;
      untracked(() => attach?.(target, until, waiting));
    });
    until.addEventListener('abort', dispose);
  }

  async #fetch(): Promise<void> {
    this.#fetching ??= this.#fetchOnce();
    try {
      await this.#fetching;
    } catch (problem) {
      this.#fetching = undefined;
      throw problem;
    }
  }

  async #fetchOnce(): Promise<void> {
    const [{ toolInputFor }] = await Promise.all([import('./tool-input.ts'), fetchScenes()]);
    this.#attach.value = toolInputFor(this.#context);
  }
}
