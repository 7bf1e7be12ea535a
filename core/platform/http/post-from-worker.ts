/**
 * Posts JSON from a service worker, with the site's cookies. For workers only: `request()` needs a page.
 * @param address on the worker's own origin
 * @throws TypeError without a connection, Error if the answer is not 2xx
 */
export async function postFromWorker(address: string, json: unknown): Promise<void> {
  const { ok, status } = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(json),
    credentials: 'same-origin',
  });
  if (!ok) throw new Error(`POST ${address} answered ${status}.`);
}
