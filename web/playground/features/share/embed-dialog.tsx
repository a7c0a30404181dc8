/** Sets up the HTML that embeds the shown frame: what readers see of it and may change, beside a preview. */
import './embed-dialog.css';
import type { VNode } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { endonymOf } from '../../locales/languages.ts';
import type { ShareStrings } from '../../locales/strings.ts';
import { type Language, languages } from '../../state/language.ts';
import { parameters, type Settings } from '../../state/parameters.ts';
import { withChanges } from '../../state/settings.ts';
import { Button } from '../../ui/button.tsx';
import { Choice, Choices } from '../../ui/choice.tsx';
import { Code } from '../../ui/code.tsx';
import { ColourField } from '../../ui/colour-field.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { Select } from '../../ui/select.tsx';
import { useStrings } from '../../ui/strings.tsx';
import { Switch } from '../../ui/switch.tsx';
import { type Embed, embedCode, embedForms, firstEmbed } from './embed-code.ts';
import { EmbedPreview } from './embed-preview.tsx';
import { useAwaited } from './use-awaited.ts';

interface EmbedDialogProps {
  readonly strings: ShareStrings;
  /** The address of the whole page. */
  readonly page: string;
  /** What the link of the shown frame says. */
  readonly settings: Settings;
  /** What to add when the embed does not lead to the very frame; otherwise ''. */
  readonly remark: () => string;
  readonly onClose: () => void;
}

/** In CSS pixels. */
const heights = { min: 200, max: 1_200, step: 10, logarithmic: false };
const FIRST_HEIGHT = 360;

export function EmbedDialog(props: EmbedDialogProps): VNode {
  const { strings, page, settings, remark, onClose } = props;
  const { embed: words } = strings;
  const { actions, openWhole } = useStrings();
  const { copied } = actions;
  const [embed, setEmbed] = useState<Embed>(() => ({
    form: 'iframe',
    settings: { ...settings, ...firstEmbed },
    height: FIRST_HEIGHT,
    title: strings.embedTitle,
    instead: strings.embedInstead,
    open: openWhole,
  }));
  const [status, setStatus] = useState('');
  const code = useAwaited(useMemo(() => embedCode(page, embed), [page, embed])) ?? '';
  const copy = async (): Promise<void> => {
    const isCopied = await copyText(code);
    setStatus(`${isCopied ? copied : words.notCopied} ${remark()}`.trim());
  };
  return (
    <Dialog
      id="embed"
      class="share-head"
      title={words.title}
      closeLabel={strings.close}
      onClose={onClose}
    >
      <div class="embed">
        <EmbedForm words={words} embed={embed} onChange={setEmbed} />
        <div class="embed-result">
          <EmbedPreview words={words} page={page} embed={embed} />
          <div class="embed-code">
            <Code label={words.code} grammar="html" code={code} />
            <Button class="primary" onPress={() => void copy()}>
              {strings.copy}
            </Button>
          </div>
          <p class="share-status" role="status">
            {status}
          </p>
        </div>
      </div>
    </Dialog>
  );
}

interface FormProps {
  readonly words: ShareStrings['embed'];
  readonly embed: Embed;
  readonly onChange: (embed: Embed) => void;
}

function EmbedForm({ words, embed, onChange }: FormProps): VNode {
  const { form, settings } = embed;
  const { parameters: labels, sliderOf, units } = useStrings();
  const change = (changes: Partial<Settings>): void =>
    onChange({ ...embed, settings: { ...settings, ...changes } });
  const isElement = form === 'element';
  const follows = isElement && settings.fit === 'content';
  return (
    <div class="embed-form">
      <Choice
        name="embed-form"
        label={words.form.label}
        values={embedForms}
        words={words.form}
        value={form}
        onChoose={(chosen) =>
          onChange({ ...embed, form: chosen === 'element' ? chosen : 'iframe' })
        }
      >
        <p class="hint">{isElement ? words.elementHint : words.iframeHint}</p>
      </Choice>
      {isElement && (
        <Switch
          id="control-embed-fit"
          label={words.follow}
          checked={follows}
          onChange={(checked) => change({ fit: checked ? 'content' : 'frame' })}
        />
      )}
      {!follows && (
        <NumberField
          name="embed-height"
          label={words.height}
          sliderLabel={sliderOf(words.height)}
          unit={units.pixels}
          range={heights}
          value={embed.height}
          onChange={(height) => onChange({ ...embed, height: clampedHeight(height) })}
        />
      )}
      <Choice
        name="embed-start"
        label={words.start.label}
        values={Object.keys(starts)}
        words={words.start}
        value={startOf(settings)}
        onChoose={(start) => change(isStart(start) ? starts[start] : {})}
      />
      <Parts words={words} settings={settings} onChange={change} />
      <Look words={words} settings={settings} onChange={change} />
      <div class="control">
        <div class="control-head">
          <label for="control-embed-language">{labels.language.label}</label>
          <Select
            id="control-embed-language"
            value={settings.language}
            options={[
              {
                value: 'auto',
                name: isElement ? words.articleLanguage : words.readerLanguage,
              },
              ...languages.map((language: Language) => ({
                value: language,
                name: endonymOf(language),
                lang: language,
              })),
            ]}
            onChoose={(language) => change(withChanges(settings, { language }))}
          />
        </div>
      </div>
    </div>
  );
}

/** The colours that fields show while none is chosen: those of the page by light. */
const usual = { background: '#f6f4ee', accent: '#2747b4' } as const;

/** What a number looks like with each separator of thousands. */
const samples = { comma: '4,005.5', point: '4.005,5', space: '4\u{202f}005,5' } as const;

interface PartProps {
  readonly words: ShareStrings['embed'];
  readonly settings: Settings;
  readonly onChange: (changes: Partial<Settings>) => void;
}

function Look({ words, settings, onChange }: PartProps): VNode {
  const { parameters: labels, sliderOf } = useStrings();
  const { theme } = labels;
  return (
    <>
      <Choice
        name="embed-theme"
        label={theme.label}
        values={parameters.theme.values}
        words={theme.choices}
        value={settings.theme}
        onChoose={(chosen) => onChange(withChanges(settings, { theme: chosen }))}
      />
      {(['background', 'accent'] as const).map((name) => (
        <ColourField
          key={name}
          name={`embed-${name}`}
          label={words[name]}
          value={settings[name]}
          usual={usual[name]}
          reset={words.usual}
          onChange={(colour) => onChange(withChanges(settings, { [name]: colour }))}
        />
      ))}
      <NumberField
        name="embed-font-size"
        label={words.fontSize}
        sliderLabel={sliderOf(words.fontSize)}
        unit="%"
        range={parameters.fontSize}
        value={settings.fontSize}
        onChange={(fontSize) => onChange(withChanges(settings, { fontSize }))}
      />
      <Choice
        name="embed-thousands"
        label={words.thousands.label}
        values={parameters.thousands.values}
        words={{ ...words.thousands, ...samples }}
        value={settings.thousands}
        onChoose={(thousands) => onChange(withChanges(settings, { thousands }))}
      />
    </>
  );
}

/** `lock` and `hide` hold words that are joined by dots; the form asks for what is shown, not for what is hidden. */
function Parts({ words, settings, onChange }: PartProps): VNode {
  const { groups } = useStrings();
  const hideable: readonly string[] = parameters.hide.values;
  const hidden = settings.hide.split('.');
  return (
    <>
      <Choices
        name="embed-shown"
        label={words.shown}
        values={hideable}
        words={words.parts}
        chosen={hideable.filter((part) => !hidden.includes(part))}
        onChoose={(shown) =>
          onChange({ hide: hideable.filter((part) => !shown.includes(part)).join('.') })
        }
      />
      <Choices
        name="embed-locked"
        label={words.locked}
        values={parameters.lock.values}
        words={{ ...words.parts, ...groups }}
        chosen={settings.lock.split('.')}
        onChoose={(locked) => onChange({ lock: locked.join('.') })}
      />
    </>
  );
}

/** What a start means in a link. A scene that runs or waits for a click plays as soon as it is started. */
const starts = {
  running: { start: 'running', playing: true },
  paused: { start: 'running', playing: false },
  click: { start: 'click', playing: false },
  poster: { start: 'poster', playing: false },
} as const;

type Start = keyof typeof starts;

function isStart(word: string): word is Start {
  return Object.hasOwn(starts, word);
}

function startOf({ start, playing }: Settings): Start {
  return start === 'running' && !playing ? 'paused' : start;
}

function clampedHeight(height: number): number {
  return Math.round(Math.min(heights.max, Math.max(heights.min, height)));
}
