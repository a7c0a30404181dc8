/** What the language calls itself, so that its readers find it from any other. */
export const name = 'Italiano';
