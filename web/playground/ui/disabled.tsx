/** Controls that show what is set and cannot be used: all inside a `Disabled` whose `when` is true. */
import { type ComponentChildren, createContext, type VNode } from 'preact';
import { useContext } from 'preact/hooks';

const DisabledContext = createContext(false);

interface DisabledProps {
  readonly when: boolean;
  readonly children: ComponentChildren;
}

export function Disabled({ when, children }: DisabledProps): VNode {
  const outer = useContext(DisabledContext);
  return <DisabledContext.Provider value={outer || when}>{children}</DisabledContext.Provider>;
}

/** Whether the control that asks is disabled. */
export function useDisabled(): boolean {
  return useContext(DisabledContext);
}
