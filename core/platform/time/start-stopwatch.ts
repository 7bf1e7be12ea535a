/**
 * Starts to measure time. Of two clocks the one counts on which more time has passed: `performance.now()` stands still while
 * the computer sleeps, and the visitor may set the other one back.
 * @returns a function that gives the milliseconds since the start
 */
export function startStopwatch(): () => number {
  const [monotonic, wall] = [performance.now(), Date.now()];
  return () => Math.max(performance.now() - monotonic, Date.now() - wall);
}
