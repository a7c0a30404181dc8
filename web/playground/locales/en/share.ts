import { countingIn } from '../counting.ts';

const { counted, number } = countingIn('en');

/** The dialog that shares a frame. */
export const share = {
  title: 'Share this frame',
  close: 'Close',
  copy: 'Copy',
  save: 'Save',
  saved: 'Saved.',
  notCopied: 'This browser does not let the page copy. Here is the text:',
  text: 'Text to copy',
  noLink: 'There is no Link and no Embed here: neither can hold a recording or a case.',
  kinds: {
    link: { label: 'Link', hint: 'Opens exactly what you see: this frame, paused.' },
    embed: { label: 'Embed', hint: 'For your page: you choose what readers see and may change.' },
    lesson: {
      label: 'Lesson',
      hint: 'A guided tour for your readers: collect frames, each with a caption.',
    },
    typescript: {
      label: 'TypeScript',
      hint: 'A program for the npm package: these boxes, and a loop that moves them.',
    },
    javascript: {
      label: 'JavaScript',
      hint: 'Runs as it is, in a page’s <script type="module"> or in Node: these boxes, and a loop that moves them.',
    },
    cpp: {
      label: 'C++',
      hint: 'A program for the C++ library: these boxes, and a loop that moves them.',
    },
    png: { label: 'PNG', hint: 'The picture, pixel by pixel, also larger than on the screen.' },
    svg: { label: 'SVG', hint: 'The picture as shapes, sharp at any size.' },
    clip: {
      label: 'Clip',
      hint: 'A video of the next ticks, from this frame on. It is an MP4 file, or WebM where this browser cannot make MP4.',
    },
    case: {
      label: 'Case',
      hint: 'A file for a bug report: the exact boxes, the query, and the results of Quadrille and brute force. The page opens it again when you drop it there.',
    },
  },
  setUp: 'Set up',
  add: 'Add',
  lesson: {
    title: 'Frames of a lesson',
    how: 'Add this frame with a caption, close the dialog, show the next frame and open it again. The list stays until this page is closed.',
    caption: 'Caption of this frame',
    add: 'Add this frame',
    name: 'Title of the lesson',
    pages: 'Frames so far',
    earlier: 'Earlier',
    remove: 'Remove',
    copyLink: 'Copy the link',
    copyJson: 'Copy as JSON',
    added: (pages: number) => `Added: ${counted(pages, { one: 'frame', other: 'frames' })} so far.`,
    full: 'A lesson has room for 50 frames and 3,000 characters: shorten a caption or remove a frame.',
    notCopied: 'This browser does not let the page copy.',
  },
  scale: 'Size of the picture, in pixels',
  tooLarge: (width: string, height: string) =>
    `This browser cannot make a picture of ${width} × ${height} pixels. Choose a smaller size, or SVG.`,
  clipLength: 'Length of the clip',
  seconds: (seconds: string) => `${seconds} s`,
  cancel: 'Cancel',
  encoding: (percent: string) => `Making the clip: ${percent}`,
  cannotEncode:
    'This browser cannot make this video. Chrome and Edge can, Safari from 16.4 on, and Firefox on computers from 130 on.',
  embed: {
    title: 'Embed in your page',
    form: { label: 'Kind of code', iframe: 'iframe', element: 'Element' },
    iframeHint: 'Needs no script. It is as wide as the column it stands in.',
    elementHint:
      'A script of this site adds the element: your text can control it, and it can be as high as its content.',
    follow: 'As high as its content',
    height: 'Height',
    start: {
      label: 'Start',
      running: 'Running',
      paused: 'Paused',
      click: 'With a click',
      poster: 'Poster, loads when clicked',
    },
    shown: 'What is shown',
    locked: 'What readers cannot change',
    parts: {
      scenes: 'Scenes',
      time: 'Time',
      buttons: 'Buttons',
      numbers: 'Numbers',
      diagram: 'Tree diagram',
      caption: 'Caption',
      settings: 'Settings',
      tools: 'Tools',
      zoom: 'Zoom buttons',
      probe: 'Kind of probe',
      extras: 'Buttons besides Play',
      link: 'Link to the playground',
    },
    background: 'Background colour',
    accent: 'Colour of links and buttons',
    fontSize: 'Size of text',
    thousands: { label: 'Numbers', auto: 'as the language writes them' },
    usual: 'Default',
    readerLanguage: 'The reader’s',
    articleLanguage: 'The article’s',
    preview: 'Preview',
    widths: { phone: 'On a phone', column: 'In a column' },
    code: 'Code of the embed',
    notCopied: 'This browser does not let the page copy. Select the code above.',
  },
  embedTitle: 'Quadrille: a quadtree at work',
  embedInstead: 'The playground could not be shown here.',
  reach: {
    otherScene:
      'A link cannot hold a recording or a case: it opens the scene that was there before, with the settings of the tree as they are now.',
    fromStart: 'This frame is too late for a link: the link starts at the beginning.',
    fewerEdits: (held: number, all: number) =>
      `The link has room for the first ${number(held)} of ${counted(all, { one: 'edit', other: 'edits' })}, and shows the scene as it was before the next one.`,
  },
} as const;
