/**
 * Reads a picture of the page's own origin.
 * @param address absolute
 * @param largest the maximum size in bytes; a larger picture is not read
 * @returns undefined if there is none, or it is too large
 * @throws TypeError without a connection, DOMException if aborted
 */
export async function readImage(
  address: string,
  largest: number,
  signal: AbortSignal,
): Promise<Blob | undefined> {
  const answer = await fetch(address, { credentials: 'same-origin', signal });
  if (!answer.ok || !answer.headers.get('Content-Type')?.startsWith('image/')) return undefined;
  const picture = await answer.blob();
  return picture.size <= largest ? picture : undefined;
}
