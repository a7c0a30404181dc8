/** Whether this is embed.html. */
export function isEmbedded(): boolean {
  return document.documentElement.dataset['page'] === 'embed';
}
