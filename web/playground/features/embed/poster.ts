/** The button over a picture that waits for its reader. */
import { element, icon } from '../../ui/dom.ts';

/** Shows the button; resolves when it is pressed, or when `gone` says that it is no longer needed. */
export function pressed(stage: HTMLElement, label: string, gone?: AbortSignal): Promise<boolean> {
  const button = element('button', { type: 'button', id: 'poster', class: 'poster' });
  button.append(icon('play'), element('span', {}, label));
  stage.append(button);
  return new Promise((resolve) => {
    const leave = (byHand: boolean): void => {
      button.remove();
      resolve(byHand);
    };
    button.addEventListener('click', () => leave(true));
    gone?.addEventListener('abort', () => leave(false));
  });
}
