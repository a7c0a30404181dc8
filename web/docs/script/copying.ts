/** Each block of code has a button that copies it. */
import { copyText } from '../../playground/ui/copy-text.ts';

export function startCopying(): void {
  for (const listing of document.querySelectorAll('article .listing')) {
    const box = document.createElement('div');
    box.className = 'copied';
    listing.replaceWith(box);
    box.append(listing, copyButtonOf(listing));
  }
}

/** It says what it has done until it is left. */
function copyButtonOf(listing: Element): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy';
  // Those who do not see hear of the new words.
  button.ariaLive = 'polite';
  const rest = (): void => {
    button.textContent = 'Copy';
  };
  const copy = async (): Promise<void> => {
    const isCopied = await copyText(listing.textContent ?? '');
    button.textContent = isCopied ? 'Copied' : 'The browser does not allow it';
  };
  rest();
  button.addEventListener('click', () => void copy());
  button.addEventListener('blur', rest);
  return button;
}
