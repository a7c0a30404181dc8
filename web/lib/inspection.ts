/** The tree itself: its nodes, its counts, its invariants. */
import { idError, isId, isIndex, isPoint, nodeError, pointError } from './checks.js';
import { NO_SUCH_NODE, STALE_ID, statusError } from './errors.js';
import { DEPTH_STRIDE, NODE_STRIDE } from './limits.js';
import type { QuadtreeStats } from './stats.js';
import type { TreeHandle } from './tree-handle.js';

export function nodes({ module, native }: TreeHandle): Float32Array {
  return module.floats('nodes', native.nodes(), NODE_STRIDE);
}

export function path({ module, native }: TreeHandle, id: number): Uint32Array {
  const count = isId(id) ? native.path(id) : -STALE_ID;
  if (count === -STALE_ID) throw idError('path', id);
  return module.words('path', count);
}

export function nodesOf({ module, native }: TreeHandle, id: number): Uint32Array {
  const count = isId(id) ? native.nodesOf(id) : -STALE_ID;
  if (count === -STALE_ID) throw idError('nodesOf', id);
  return module.words('nodesOf', count);
}

export function nodeAt({ native }: TreeHandle, x: number, y: number): number {
  if (!isPoint(x, y)) throw pointError('nodeAt', x, y);
  const node = native.nodeAt(x, y);
  if (node < 0) throw statusError('nodeAt', -node);
  return node;
}

export function rowsIn({ module, native }: TreeHandle, node: number): Uint32Array {
  const count = isIndex(node) ? native.rowsIn(node) : -NO_SUCH_NODE;
  if (count === -NO_SUCH_NODE) throw nodeError('rowsIn', node);
  return module.words('rowsIn', count);
}

export function outsiders({ module, native }: TreeHandle): Uint32Array {
  return module.words('outsiders', native.outsiders());
}

export function depths({ module, native }: TreeHandle): Uint32Array {
  return module.words('depths', native.depths(), DEPTH_STRIDE);
}

export function stats({ module, native }: TreeHandle): QuadtreeStats {
  const values = module.values(Float64Array, 'stats', native.stats());
  return {
    objects: values[0]!,
    nodes: values[1]!,
    leaves: values[2]!,
    references: values[3]!,
    depth: values[4]!,
    maxDepth: values[5]!,
    pairTests: values[6]!,
    bytes: values[7]!,
  };
}

export function validate({ module, native }: TreeHandle): void {
  const letters = module.values(Uint8Array, 'validate', native.validate());
  if (letters.length > 0) throw new Error(`validate: ${String.fromCharCode(...letters)}`);
}
