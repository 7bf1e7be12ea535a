/** Matches the address in a line of a stack, without line and column. A message may hold addresses as well. */
const FRAME = /(?:@|\(|\bat (?:async )?)([a-z-]+:\/\/\S+?):\d+:\d+\)?$/gm;

/**
 * Returns the addresses of the scripts in an error's stack, starting with the one that threw. Frames without an
 * address, such as those of the browser's own functions, are left out.
 */
export function framesOf(cause: unknown): string[] {
  const stack = cause instanceof Error && cause.stack ? cause.stack : '';
  return [...stack.matchAll(FRAME)].map(([, address = '']) => address);
}
