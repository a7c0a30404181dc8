import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkout } from '../../paths.mjs';

/**
 * The members of a class by their purpose: the groups of the table in docs/interface.md.
 *
 * @param {'Quadtree' | 'World'} className
 * @returns {Map<string, string[]>} the names in each group
 */
export function purposesOf(className) {
  const text = readFileSync(join(checkout, 'docs/interface.md'), 'utf8');
  const [head, , ...rows] = /^\| member \|.*\n(?:\|.*\n)+/m.exec(text)[0].trim().split('\n');
  const column = cellsOf(head).indexOf(className);
  const groups = new Map();
  let group;
  for (const cells of rows.map(cellsOf)) {
    const [, heading] = /^\*\*(.*)\*\*$/.exec(cells[0]) ?? [];
    if (heading !== undefined) {
      group = heading;
      groups.set(group, []);
    } else if (cells[column] !== '–') {
      groups.get(group).push(...Array.from(cells[0].matchAll(/`([^`]+)`/g), ([, name]) => name));
    }
  }
  return groups;
}

const cellsOf = (row) =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
