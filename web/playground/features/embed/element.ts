/**
 * `<quadrille-playground>`: the playground in your own page, driven by attributes and calls.
 *
 *     <script type="module" src="https://example.org/playground/v1/element.js"></script>
 *     <quadrille-playground src="https://example.org/playground/v1/embed.html" preset="s4" start="click"></quadrille-playground>
 *
 * @module
 */

import { attributeNames, fragmentOf, parameterOf, valueOf } from '../../state/attributes.ts';
import { type Language, spokenLike } from '../../state/language.ts';
import type { ParameterName, Settings } from '../../state/parameters.ts';
import type { Changes } from '../../state/settings.ts';
import type { Command, HeightReport, Report } from './protocol.ts';
import { isOurs, PROTOCOL } from './protocol.ts';

export type { Report, Settings };

/** Without a DOM, as on a server, the module can still be imported. */
const Base: typeof HTMLElement = globalThis.HTMLElement ?? Object;

/** An author's rules for the element win over those for `:host`. */
const STYLES = `
  :host { display: block; block-size: 600px }
  :host([hidden]) { display: none }
  :host([fit='content']) { block-size: auto }
  iframe { display: block; box-sizing: border-box; border: 0; inline-size: 100%; block-size: 100% }
`;
/** Of the frame before its page has told how high it is; in CSS pixels. */
const FIRST_HEIGHT = 600;
/** No scene is as high, whatever the page in the frame says; in CSS pixels. */
const GREATEST_HEIGHT = 10_000;

// oxlint-disable typescript/no-unsafe-declaration-merging -- HTMLElement implements what the interface declares

/**
 * The element. `src` is the address of a playground's `embed.html`; every other attribute is a parameter of the playground:
 * see docs/embedding.md. A change of an attribute takes effect at once, while the scene goes on. Calls before the playground is
 * ready are kept and run, in their order, as soon as it is.
 *
 * The element is 600 pixels high, unless styles say otherwise or `fit="content"` lets it follow the height of its content. Without
 * `language`, or with `auto`, the playground speaks the language of the article: that of the nearest `lang` attribute.
 *
 * Events: `ready` once, then `frame` at most ten times a second, each a CustomEvent whose `detail` is a {@link Report}.
 */
export class QuadrillePlayground extends Base {
  /** The attributes whose changes the browser tells it. */
  static readonly observedAttributes: readonly string[] = ['src', ...attributeNames];

  #frame: HTMLIFrameElement | undefined;
  /** Of the page in the frame. */
  #origin = '';
  /** What is to be sent once the page in the frame is ready; undefined when it is. */
  #waiting: Command[] | undefined = [];
  /** Defined while the element is connected to a document. */
  #listening: AbortController | undefined;

  /** Sets parameters by name: `{ placement: 'leaf', capacity: 4 }`. Values are clamped; others are left alone. */
  set(settings: Partial<Settings>): void {
    this.#set(settings);
  }

  /** Lets the scene go on. */
  play(): void {
    this.#send({ quadrille: PROTOCOL, do: 'play' });
  }

  /** Stops the scene at the frame that is shown. */
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

  /** Called by the browser when the element comes into a document. */
  connectedCallback(): void {
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    globalThis.addEventListener('message', (event) => this.#receive(event), { signal });
    this.#open();
  }

  /** Called by the browser when the element leaves its document. */
  disconnectedCallback(): void {
    this.#listening?.abort();
    this.#listening = undefined;
    this.#close();
  }

  /** Called by the browser when an attribute has changed. */
  attributeChangedCallback(attribute: string, before: string | null, text: string | null): void {
    if (!this.#listening || text === before) return;
    const name = parameterOf(attribute);
    if (name) this.#change(name, text);
    else this.#open();
  }

  /** For a removed attribute, the page in the frame uses the value of the preset. */
  #change(name: ParameterName, text: string | null): void {
    const value = text === null ? null : valueOf(name, text);
    if (value !== undefined) this.#set({ [name]: value });
    if (name === 'fit' && this.#frame) this.#frame.style.blockSize = this.#firstHeight;
  }

  #set(settings: Changes): void {
    this.#send({ quadrille: PROTOCOL, do: 'set', settings });
  }

  /** Where the language is left open, that of the article, which is known once the element stands in it. */
  #spoken(command: Command): Command {
    if (command.do !== 'set') return command;
    const { language } = command.settings;
    if (language !== 'auto' && language !== null) return command;
    const settings = { ...command.settings, language: articleLanguage(this) ?? 'auto' };
    return { ...command, settings };
  }

  get #firstHeight(): string {
    return this.getAttribute('fit') === 'content' ? `${FIRST_HEIGHT}px` : '';
  }

  #close(): void {
    this.#frame?.remove();
    this.#frame = undefined;
    this.#waiting ??= [];
  }

  /** As with an image, `src` may be set later; without it nothing is shown. */
  #open(): void {
    this.#close();
    if (!this.hasAttribute('src')) return;
    const address = addressOf(this);
    this.#origin = address.origin;
    const frame = document.createElement('iframe');
    frame.src = `${address.href}#${fragmentOf(this, articleLanguage(this))}`;
    frame.title = this.title || 'Quadrille';
    frame.loading = 'lazy';
    // An isolated page shows no other frames; what the playground shows needs no credentials.
    if (globalThis.crossOriginIsolated) frame.setAttribute('credentialless', '');
    frame.allow = 'clipboard-write';
    frame.style.blockSize = this.#firstHeight;
    const root = this.shadowRoot ?? styledRoot(this);
    root.replaceChildren(frame);
    this.#frame = frame;
  }

  #send(command: Command): void {
    if (this.#waiting) this.#waiting.push(command);
    else this.#frame?.contentWindow?.postMessage(this.#spoken(command), this.#origin);
  }

  #sendWaiting(): void {
    const waiting = this.#waiting ?? [];
    this.#waiting = undefined;
    for (const command of waiting) this.#send(command);
  }

  /** Takes messages of the page in the frame only, and only while that has the origin of `src`. */
  #receive({ data, origin, source }: MessageEvent<unknown>): void {
    if (source !== this.#frame?.contentWindow || origin !== this.#origin) return;
    if (!isOurs(data)) return;
    if (isHeight(data)) this.#follow(data.height);
    if (data['says'] !== 'ready' && data['says'] !== 'frame') return;
    if (data['says'] === 'ready') this.#sendWaiting();
    this.dispatchEvent(new CustomEvent(data['says'], { detail: data }));
  }

  #follow(height: number): void {
    if (this.#frame && this.getAttribute('fit') === 'content')
      this.#frame.style.blockSize = `${Math.min(GREATEST_HEIGHT, height)}px`;
  }
}

/** A sheet of its own, as a policy of the article may forbid style elements. */
function styledRoot(element: Element): ShadowRoot {
  const root = element.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  root.adoptedStyleSheets = [sheet];
  return root;
}

/** The playground's language for an element's surroundings; undefined if they name none, or one that it does not speak. */
function articleLanguage(element: Element): Language | undefined {
  for (let near: Node = element; near instanceof Element; near = hostOf(near)) {
    const tag = near.closest('[lang]')?.getAttribute('lang');
    if (tag) return spokenLike(tag);
  }
  return undefined;
}

/** What the element's tree is attached to: the host of a shadow tree, or the document. */
function hostOf(element: Element): Node {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : root;
}

function isHeight(
  data: Readonly<Record<string, unknown>>,
): data is Readonly<Record<string, unknown>> & HeightReport {
  return data['says'] === 'height' && typeof data['height'] === 'number' && data['height'] > 0;
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
  /** The playground is ready: comes once. */
  ready: CustomEvent<Report>;
  /** A frame was shown, or playback began or ended: at most ten times a second. */
  frame: CustomEvent<Report>;
}

type ListenerOptions = boolean | AddEventListenerOptions;

/** The class has these from HTMLElement; here, the events of the element have types. */
export interface QuadrillePlayground {
  /** Calls the listener at each of these events. */
  addEventListener<Type extends keyof QuadrillePlaygroundEvents>(
    type: Type,
    listener: (this: QuadrillePlayground, event: QuadrillePlaygroundEvents[Type]) => unknown,
    options?: ListenerOptions,
  ): void;
  /** The same for any other event. */
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
