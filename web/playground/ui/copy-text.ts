/** Copies to the clipboard. */

/** False where the browser forbids it, as it does in many embedded pages. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
