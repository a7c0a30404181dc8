/** What is shown, to take away: a link, an embed, code, a picture. Loaded when it is first asked for. */

import type { Strings } from '../../locales/strings.ts';
import { copyText, picture, saveFile } from '../../ui/copy-and-download.ts';
import { element, icon, say } from '../../ui/dom.ts';
import { cppOf } from './cpp.ts';
import { embedOf } from './embed-code.ts';
import type { SharedFrame } from './shared-frame.ts';
import { svgOf } from './svg.ts';
import { typeScriptOf } from './typescript.ts';

export interface Shared {
  moment(): SharedFrame;
  /** What is to be said of its link, if that does not lead to the very frame. */
  remark(): string;
  /** The picture, painted just now. */
  canvas(): HTMLCanvasElement;
}

type Kind = keyof Strings['share']['kinds'];

export class ShareDialog {
  readonly #dialog = element('dialog', { id: 'share', 'aria-labelledby': 'share-title' });
  readonly #status = element('p', { class: 'share-status', role: 'status' });
  readonly #text = element('textarea', { readonly: true, rows: 5, hidden: true });
  readonly #strings: Strings;
  readonly #shared: Shared;

  constructor(shared: Shared, strings: Strings, signal: AbortSignal) {
    this.#shared = shared;
    this.#strings = strings;
    const { copy, save } = strings.share;
    this.#text.setAttribute('aria-label', strings.share.text);
    this.#dialog.append(
      this.#head(),
      element(
        'ul',
        { class: 'share-kinds' },
        this.#row('link', copy, () => this.#copyLink((moment) => moment.link)),
        this.#row('embed', copy, () =>
          this.#copyLink((moment) => embedOf(moment.link, strings.embedTitle)),
        ),
        this.#row('typescript', copy, () => this.#copy(typeScriptOf)),
        this.#row('cpp', copy, () => this.#copy(cppOf)),
        this.#row('png', save, () => this.#savePicture()),
        this.#row('svg', save, () => this.#saveShapes()),
      ),
      this.#status,
      this.#text,
    );
    document.body.append(this.#dialog);
    signal.addEventListener('abort', () => this.#dialog.remove());
  }

  open(): void {
    say(this.#status, '');
    this.#text.hidden = true;
    this.#dialog.showModal();
  }

  #head(): HTMLElement {
    const close = element(
      'button',
      { type: 'button', class: 'icon-only', 'aria-label': this.#strings.share.close },
      icon('close'),
    );
    close.addEventListener('click', () => this.#dialog.close());
    const title = element('h2', { id: 'share-title' }, this.#strings.share.title);
    return element('div', { class: 'share-head' }, title, close);
  }

  #row(kind: Kind, verb: string, act: () => Promise<void>): HTMLElement {
    const { label, hint } = this.#strings.share.kinds[kind];
    const name = element('b', { id: `share-${kind}-name` }, label);
    const id = `share-${kind}`;
    const button = element('button', { type: 'button', id, 'aria-labelledby': `${id} ${name.id}` });
    button.append(verb);
    button.addEventListener('click', () => void act());
    return element(
      'li',
      {},
      element('p', {}, name, element('span', { class: 'hint' }, hint)),
      button,
    );
  }

  #copyLink(write: (moment: SharedFrame) => string): Promise<void> {
    return this.#copy(write, this.#shared.remark());
  }

  async #copy(write: (moment: SharedFrame) => string, remark = ''): Promise<void> {
    const text = write(this.#shared.moment());
    const copied = await copyText(text);
    const { copied: done, notCopied } = this.#strings.share;
    say(this.#status, `${copied ? done : notCopied} ${remark}`.trim());
    this.#text.hidden = copied;
    if (copied) return;
    this.#text.value = text;
    this.#text.focus();
    this.#text.select();
  }

  async #savePicture(): Promise<void> {
    saveFile(this.#fileName('png'), await picture(this.#shared.canvas()));
    say(this.#status, this.#strings.share.saved);
  }

  async #saveShapes(): Promise<void> {
    const shapes = svgOf(this.#shared.moment());
    saveFile(this.#fileName('svg'), new Blob([shapes], { type: 'image/svg+xml' }));
    say(this.#status, this.#strings.share.saved);
  }

  #fileName(ending: string): string {
    const { frame, settings } = this.#shared.moment();
    return `quadrille-${settings.preset}-${frame.number}.${ending}`;
  }
}
