/** Matches the address in a line of a stack, without line and column. A message may hold addresses as well. */
const FRAME = /(?:@|\(|\bat (?:async )?)([a-z-]+:\/\/\S+?):\d+:\d+\)?$/gm;

/**
 * The addresses of the scripts in an error's stack, the one that threw first. Frames without an address, such as those of
 * the browser's own functions, are left out.
 */
export function framesOf(cause: unknown): string[] {
  const stack = cause instanceof Error && cause.stack ? cause.stack : '';
  return [...stack.matchAll(FRAME)].map(([, address = '']) => address);
}
