/** Milliseconds after the connection is back in which calls may still fail as if it were not. */
const UNSTEADY = 5_000;

/**
 * Watches the connection.
 * @param now in epoch milliseconds
 * @param signal ends it
 * @returns a function that returns whether the browser is offline, or was until a few seconds ago: it reports a
 *   connection as soon as there is a network, when names cannot be looked up yet
 */
export function watchConnection(now: () => number, signal: AbortSignal): () => boolean {
  let backAt = Number.NEGATIVE_INFINITY;
  window.addEventListener(
    'online',
    () => {
      backAt = now();
    },
    { signal },
  );
  return () => navigator.onLine === false || Math.abs(now() - backAt) < UNSTEADY;
}
