/**
 * `<quadrille-playground>`: the playground in your own page, driven by attributes and calls.
 *
 *     <script type="module">import 'quadrille/playground';</script>
 *     <quadrille-playground src="https://example.org/playground/embed.html" preset="s4" start="click"></quadrille-playground>
 *
 * @module
 */

import type { ParameterName, Settings } from '../../state/parameters.ts';
import { attributeNames, fragmentOf, parameterOf, valueOf } from './attributes.ts';
import type { Command, Report } from './protocol.ts';
import { isOurs, PROTOCOL } from './protocol.ts';

export type { Report, Settings };

/** Without a DOM, as on a server, the module can still be imported. */
const Base: typeof HTMLElement = globalThis.HTMLElement ?? Object;

// oxlint-disable typescript/no-unsafe-declaration-merging -- HTMLElement implements what the interface declares

/**
 * The element. `src` is the address of a playground's `embed.html`; every other attribute is a parameter of the playground:
 * see docs/embedding.md. A change of an attribute takes effect at once, while the scene goes on.
 *
 * Events: `ready` once, then `frame` at most ten times a second, each a CustomEvent whose `detail` is a {@link Report}.
 */
export class QuadrillePlayground extends Base {
  static readonly observedAttributes: readonly string[] = ['src', ...attributeNames];

  #frame: HTMLIFrameElement | undefined;
  /** Defined while the element is connected to a document. */
  #listening: AbortController | undefined;

  /** Sets parameters by name: `{ placement: 'leaf', capacity: 4 }`. Values are clamped; others are left alone. */
  set(settings: Partial<Settings>): void {
    this.#send({ quadrille: PROTOCOL, do: 'set', settings });
  }

  play(): void {
    this.#send({ quadrille: PROTOCOL, do: 'play' });
  }

  pause(): void {
    this.#send({ quadrille: PROTOCOL, do: 'pause' });
  }

  /** Pauses and moves `ticks` forward, or back if negative; at most 1,000. */
  step(ticks = 1): void {
    this.#send({ quadrille: PROTOCOL, do: 'step', ticks });
  }

  /** Shows a frame of the scene, earlier or later. */
  seek(frame: number): void {
    this.#send({ quadrille: PROTOCOL, do: 'seek', frame });
  }

  /** Shows the same scene from its first frame. */
  restart(): void {
    this.#send({ quadrille: PROTOCOL, do: 'restart' });
  }

  connectedCallback(): void {
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    globalThis.addEventListener('message', (event) => this.#receive(event), { signal });
    this.#open();
  }

  disconnectedCallback(): void {
    this.#listening?.abort();
    this.#listening = undefined;
    this.#close();
  }

  attributeChangedCallback(attribute: string, before: string | null, text: string | null): void {
    if (!this.#listening || text === before) return;
    const name = parameterOf(attribute);
    if (name) this.#change(name, text);
    else this.#open();
  }

  /** For a removed attribute, the page in the frame uses the value of the preset. */
  #change(name: ParameterName, text: string | null): void {
    const value = text === null ? null : valueOf(name, text);
    if (value !== undefined)
      this.#send({ quadrille: PROTOCOL, do: 'set', settings: { [name]: value } });
  }

  #close(): void {
    this.#frame?.remove();
    this.#frame = undefined;
  }

  /** As with an image, `src` may be set later; without it nothing is shown. */
  #open(): void {
    const address = this.hasAttribute('src') ? addressOf(this) : undefined;
    this.#close();
    if (!address) return;
    const frame = document.createElement('iframe');
    frame.src = `${address.href}#${fragmentOf(this)}`;
    frame.title = this.title || 'Quadrille';
    frame.loading = 'lazy';
    frame.allow = 'clipboard-write';
    Object.assign(frame.style, { border: '0', inlineSize: '100%', blockSize: '100%' });
    this.style.display ||= 'block';
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    root.replaceChildren(frame);
    this.#frame = frame;
  }

  #send(command: Command): void {
    this.#frame?.contentWindow?.postMessage(command, addressOf(this).origin);
  }

  /** Takes messages of the page in the frame only, and only while that has the origin of `src`. */
  #receive({ data, origin, source }: MessageEvent<unknown>): void {
    if (source !== this.#frame?.contentWindow || origin !== addressOf(this).origin) return;
    if (!isOurs(data) || (data['says'] !== 'ready' && data['says'] !== 'frame')) return;
    this.dispatchEvent(new CustomEvent(data['says'], { detail: data }));
  }
}

function addressOf(element: Element): URL {
  const src = element.getAttribute('src') ?? '';
  const address = src === '' ? undefined : new URL(src, document.baseURI);
  if (address?.protocol !== 'https:' && address?.protocol !== 'http:')
    throw new TypeError(
      `quadrille-playground: src must be the http(s) address of a playground's embed.html, got ${JSON.stringify(src)}`,
    );
  return address;
}

/** The events of the element, and those that every element has. */
export interface QuadrillePlaygroundEvents extends HTMLElementEventMap {
  ready: CustomEvent<Report>;
  frame: CustomEvent<Report>;
}

type ListenerOptions = boolean | AddEventListenerOptions;

/** The class has these from HTMLElement; here, the events of the element have types. */
export interface QuadrillePlayground {
  addEventListener<Type extends keyof QuadrillePlaygroundEvents>(
    type: Type,
    listener: (this: QuadrillePlayground, event: QuadrillePlaygroundEvents[Type]) => unknown,
    options?: ListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: ListenerOptions,
  ): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'quadrille-playground': QuadrillePlayground;
  }
}

if (globalThis.customElements && !customElements.get('quadrille-playground'))
  customElements.define('quadrille-playground', QuadrillePlayground);
