/** The dialog that shares a frame. */
export const share = {
  title: 'Take this frame with you',
  close: 'Close',
  copy: 'Copy',
  save: 'Save',
  saved: 'Saved.',
  notCopied: 'This browser does not let the page copy. Here is the text:',
  text: 'Text to copy',
  kinds: {
    link: { label: 'Link', hint: 'Opens exactly what you see: this frame, paused.' },
    embed: { label: 'Embed', hint: 'An iframe for your page; it starts when it is clicked.' },
    typescript: { label: 'TypeScript', hint: 'A program for the npm package, with these boxes.' },
    cpp: { label: 'C++', hint: 'A program for the C++ library, with these boxes.' },
    png: { label: 'PNG', hint: 'The picture, pixel by pixel.' },
    svg: { label: 'SVG', hint: 'The picture as shapes, sharp at any size.' },
  },
  embedTitle: 'Quadrille: a quadtree at work',
} as const;
