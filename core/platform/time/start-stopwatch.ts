/**
 * Starts to measure time. It uses two clocks and returns the longer time: `performance.now()` stops while the computer
 * sleeps, and the visitor may set the system clock back.
 * @returns a function that returns the milliseconds since the start
 */
export function startStopwatch(): () => number {
  const [monotonic, wall] = [performance.now(), Date.now()];
  return () => Math.max(performance.now() - monotonic, Date.now() - wall);
}
