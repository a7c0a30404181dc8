/** Runs in the page, before its own scripts: finds elements as Playwright does, and records what goes wrong. */
import { Ivya } from 'ivya';

export interface InPage {
  /** The visible elements that a selector of ivya finds, in the page's order. */
  find(selector: string): HTMLElement[];
  /** Console errors and warnings, exceptions, rejections and policy violations. */
  readonly problems: string[];
}

declare global {
  interface Window {
    readonly inPage: InPage;
  }
}

const browser = navigator.userAgent.includes('Firefox') ? 'firefox' : 'chromium';
const ivya = Ivya.create({ browser });
const problems: string[] = [];

for (const level of ['error', 'warn'] as const)
  console[level] = (...words: unknown[]) => void problems.push(words.map(String).join(' '));
window.addEventListener('error', ({ message }) => problems.push(message));
window.addEventListener('unhandledrejection', ({ reason }) => problems.push(String(reason)));
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  problems.push(`policy: ${violatedDirective} ${blockedURI}`),
);

const find = (selector: string): HTMLElement[] =>
  ivya
    .queryLocatorSelectorAll(selector)
    .filter((element) => element instanceof HTMLElement)
    .filter((element) => element.checkVisibility({ visibilityProperty: true }));

Object.defineProperty(window, 'inPage', { value: { find, problems } satisfies InPage });
