/** The HTML that embeds a scene in another page. */
import { attributeOf } from '../../state/attributes.ts';
import { chosenNames, isLong, toFragment } from '../../state/fragment.ts';
import { pack } from '../../state/packed-fragment.ts';
import type { Parameter } from '../../state/parameter.ts';
import {
  type ParameterName,
  parameterNames,
  parameters,
  type Settings,
} from '../../state/parameters.ts';
import { withChanges } from '../../state/settings.ts';

export const embedForms = ['iframe', 'element'] as const;

export type EmbedForm = (typeof embedForms)[number];

export interface Embed {
  readonly form: EmbedForm;
  /** All that the embedded page begins with. */
  readonly settings: Settings;
  /** In CSS pixels; without effect where the frame follows its content, as only the element's can. */
  readonly height: number;
  /** What screen readers call the frame. */
  readonly title: string;
  /** What the element shows where its script does not run, before a link to the whole page; and the text of that link. */
  readonly instead: string;
  readonly open: string;
}

/** What an author is offered first: the first frame, and below it a button that plays. */
export const firstEmbed = {
  start: 'running',
  playing: false,
  hide: parameters.hide.values.filter((part) => part !== 'buttons').join('.'),
} as const;

/** The addresses that stay, whatever becomes of the page: `page` is that of the whole one. */
function addressOf(page: string, file: 'embed.html' | 'element.js'): string {
  return new URL(`v1/${file}`, page).href;
}

/** The address of the embedded page. */
export async function embedAddress(page: string, settings: Settings): Promise<string> {
  const fragment = toFragment(settings);
  return `${addressOf(page, 'embed.html')}#${isLong(fragment) ? await pack(fragment) : fragment}`;
}

export async function embedCode(page: string, embed: Embed): Promise<string> {
  return embed.form === 'iframe' ? iframeCode(page, embed) : elementCode(page, embed);
}

/** As wide as the column it stands in. */
async function iframeCode(page: string, { height, settings, title }: Embed): Promise<string> {
  const address = await embedAddress(page, { ...settings, fit: 'frame' });
  return `<iframe src="${quoted(address)}" title="${quoted(title)}" width="100%" height="${height}" style="border: 0" loading="lazy" allow="clipboard-write"></iframe>`;
}

function elementCode(page: string, { height, settings, title, instead, open }: Embed): string {
  const attributes = [
    `src="${quoted(addressOf(page, 'embed.html'))}"`,
    `title="${quoted(title)}"`,
    ...chosenNames(settings).map((name) => attributeCode(name, settings[name])),
  ];
  if (settings.fit === 'frame') attributes.push(`style="block-size: ${height}px"`);
  return `<script type="module" src="${quoted(addressOf(page, 'element.js'))}"></script>
<quadrille-playground ${attributes.join(' ')}>${quoted(instead)} <a href="${quoted(wholeAddress(page, settings))}">${quoted(open)}</a></quadrille-playground>`;
}

/** The same scene, as the whole page shows it. */
function wholeAddress(page: string, settings: Settings): string {
  const usual = parameterNames
    .filter((name) => parameters[name].group === 'embed')
    .map((name) => [name, parameters[name].initial]);
  const fragment = toFragment(withChanges(settings, Object.fromEntries(usual)));
  return new URL(`#${fragment}`, page).href;
}

/** Flags that are on need no value; sets have spaces between their words, as in other elements. */
function attributeCode(name: ParameterName, value: Settings[ParameterName]): string {
  const attribute = attributeOf(name);
  if (value === true) return attribute;
  return `${attribute}="${quoted(attributeText(parameters[name].kind, String(value)))}"`;
}

function attributeText(kind: Parameter['kind'], text: string): string {
  if (kind === 'set') return text.replaceAll('.', ' ');
  return kind === 'colour' ? `#${text}` : text;
}

function quoted(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
