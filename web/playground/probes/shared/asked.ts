/** A query by its name and its arguments: what a file says of it, and its explanation by the library. */
import type { ExplainArguments, QueryArguments } from 'quadrille';
import type { Probe } from '../probe.ts';

export function asked<Method extends keyof QueryArguments>(
  method: Method,
  ...args: ExplainArguments[Method]
): Pick<Probe, 'call' | 'trace'> {
  return {
    call: { method, arguments: args },
    trace: (tree) => tree.explain(method, ...args),
  };
}
