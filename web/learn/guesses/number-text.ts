/** Numbers as languages write them. */

/** `4,950` in English and `4.950` in Italian: groups and decimals as the language writes them; 万 and 亿 are 10^4 and 10^8. */
export function numberIn(text: string, language: string): number {
  const parts = new Intl.NumberFormat(language, { useGrouping: 'always' }).formatToParts(1_234.5);
  const sign = (type: string): string => parts.find((part) => part.type === type)?.value ?? '';
  const plain = text
    .replaceAll(/[\s\u00a0\u202f]/g, '')
    .replaceAll(sign('group'), '')
    .replace(sign('decimal'), '.');
  const myriads = { 万: 1e4, 萬: 1e4, 亿: 1e8, 億: 1e8 };
  const [, digits, unit] = /^([-+−]?\d+(?:\.\d+)?)([万萬亿億]?)$/.exec(plain) ?? [];
  if (digits === undefined) return Number.NaN;
  const times = Object.entries(myriads).find(([word]) => word === unit)?.[1] ?? 1;
  return Number(digits.replace('−', '-')) * times;
}
