/**
 * Writes a text to the clipboard of the browser. Call it in a click or key handler. `copyText` falls back on a
 * selection; this takes a missing or refused clipboard for a failure.
 * @returns whether it was written. Never rejects.
 */
export async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
