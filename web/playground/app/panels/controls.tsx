/** The settings: every row of the parameter table that has a group in the panel becomes a labelled native control. */
import type { ComponentChildren, VNode } from 'preact';
import { usePlayer } from '../../engine/player/player-context.ts';
import type { ControlName, ControlWords } from '../../locales/complete.ts';
import { isLocked } from '../../state/locks.ts';
import type { Group, PanelGroup } from '../../state/parameter.ts';
import {
  type ParameterName,
  parameterNames,
  parameters,
  type Settings,
} from '../../state/parameters.ts';
import { useStore } from '../../state/store-context.ts';
import { type Action, ActionButton } from '../../ui/action.tsx';
import { Choice, Choices } from '../../ui/choice.tsx';
import { Disabled } from '../../ui/disabled.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { InTurn } from '../../ui/in-turn.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { hasKeys } from '../../ui/shortcuts.ts';
import { useStrings } from '../../ui/strings.tsx';
import { Switch } from '../../ui/switch.tsx';

/** The view is chosen above the picture. */
type SettingsGroup = Exclude<PanelGroup, 'compare'>;

const groups: readonly SettingsGroup[] = ['scene', 'tree', 'probe', 'view', 'page'];
/** What a newcomer turns first stands open, and what the probe asks while there is one. */
const isOpenFirst: Readonly<Record<SettingsGroup, (settings: Settings) => boolean>> = {
  scene: () => true,
  tree: () => true,
  probe: ({ probe }) => probe,
  view: () => false,
  page: () => false,
};

interface ControlsProps {
  readonly actions: readonly Action[];
}

export function Controls({ actions }: ControlsProps): VNode {
  return (
    <>
      {groups.map((group) => (
        <InTurn key={group}>{() => <ControlGroup group={group} actions={actions} />}</InTurn>
      ))}
    </>
  );
}

function isIn(group: SettingsGroup, name: ParameterName): name is ControlName {
  const wanted: Group = group;
  return parameters[name].group === wanted;
}

/** A recording has objects of its own, which are boxes: of what is set of objects, only their pace is left to choose. */
function isOfRecording(name: ControlName): boolean {
  return name === 'rate' || (parameters[name].group !== 'scene' && name !== 'contacts');
}

interface ControlGroupProps extends ControlsProps {
  readonly group: SettingsGroup;
}

/** A phone has none open from the start, so that it shows the picture and not a wall of sliders. */
function ControlGroup({ group, actions }: ControlGroupProps): VNode {
  const store = useStore();
  const player = usePlayer();
  const strings = useStrings();
  const isRoomy = globalThis.matchMedia('(min-width: 54rem)').matches;
  const names = parameterNames
    .filter((name) => isIn(group, name))
    .filter((name) => !player.isRecorded || isOfRecording(name));
  return (
    <Disclosure
      id={`group-${group}`}
      class="group"
      startsOpen={() => isRoomy && isOpenFirst[group](store.settings)}
      heading={<h3>{strings.groups[group]}</h3>}
    >
      <div class="group-body">
        <Disabled when={isLocked(store, group)}>
          {names.map((name) => (
            <Control key={name} name={name} actions={actions} />
          ))}
        </Disabled>
      </div>
    </Disclosure>
  );
}

interface ControlProps extends ControlsProps {
  readonly name: ControlName;
}

/** A control with the buttons of its actions and its hint. */
function Control({ name, actions }: ControlProps): VNode {
  const words: ControlWords = useStrings().parameters[name];
  const hint = (hasKeys() ? undefined : words.touchHint) ?? words.hint;
  const hintId = hint ? `hint-${name}` : undefined;
  return (
    <BareControl name={name} describedBy={hintId}>
      {actions
        .filter(({ place }) => place === name)
        .map((action) => (
          <ActionButton key={action.id} action={action} class="quiet" />
        ))}
      {hint && (
        <p class="hint" id={hintId}>
          {hint}
        </p>
      )}
    </BareControl>
  );
}

interface BareControlProps {
  readonly name: ControlName;
  readonly describedBy: string | undefined;
  readonly children: ComponentChildren;
}

/** The control that its kind of parameter asks for. */
function BareControl({ name, ...rest }: BareControlProps): VNode {
  const store = useStore();
  const strings = useStrings();
  const parameter = parameters[name];
  const { choices = {}, label }: ControlWords = strings.parameters[name];
  const value = store.signals[name].value;
  const change = (chosen: string | number | boolean): void => store.change({ [name]: chosen });
  if (parameter.kind === 'number')
    return (
      <NumberField
        {...rest}
        name={name}
        label={label}
        sliderLabel={strings.sliderOf(label)}
        unit={strings.units[parameter.unit]}
        range={parameter}
        value={Number(value)}
        onChange={change}
      />
    );
  if (parameter.kind === 'flag')
    return (
      <Switch
        {...rest}
        id={`control-${name}`}
        label={label}
        checked={value === true}
        onChange={change}
      />
    );
  const options = { ...rest, name, label, values: parameter.values, words: choices };
  if (parameter.kind === 'set')
    return (
      <Choices
        {...options}
        chosen={String(value).split('.')}
        onChoose={(words) => change(words.join('.'))}
      />
    );
  return <Choice {...options} value={String(value)} onChoose={change} />;
}
