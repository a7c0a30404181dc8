/** What the page says now and then of what the reader does. Fetched when there is something to say. */
import type { ToolName } from '../engine/tools/tools.ts';
import { remarkStringsOf } from '../locales/remark-strings.ts';
import { replayStringsOf } from '../locales/replay-strings.ts';
import type { Strings } from '../locales/strings.ts';
import { hasKeys } from '../ui/shortcuts.ts';

export async function pinned(strings: Strings): Promise<string> {
  return (await remarkStringsOf(strings)).pinned;
}

/** Of a recording that was closed for another scene. */
export async function closedFor(recording: string, strings: Strings): Promise<string> {
  return (await replayStringsOf(strings)).closedFor(recording);
}

/** How a tool works that is taken. */
export async function toolHelp(name: Exclude<ToolName, 'look'>, strings: Strings): Promise<string> {
  const words = await remarkStringsOf(strings);
  const help = words.toolHelp[name];
  if (name === 'ask' || !hasKeys()) return help;
  return `${help} ${name === 'wall' ? words.wallKeys : words.toolKeys}`;
}
