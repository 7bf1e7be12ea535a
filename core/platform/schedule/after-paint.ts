/** Runs a function in a task after the next paint, which it does not delay. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}
