/** Counted things in the languages that tell one from more, as English and Italian do: every other number takes the plural. */
export function counted(number: string, one: string, more: string): string {
  return `${number} ${number === '1' ? one : more}`;
}
