/** Figures are frames with a scene of the playground. */

export function startFigures(isFile: boolean): void {
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[data-scene]'))
    if (isFile) frame.replaceWith('This figure plays where a server shows the page.');
    else frame.src = frame.dataset['scene']!;
}
