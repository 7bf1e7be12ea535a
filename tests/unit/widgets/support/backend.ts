import { vi } from 'vitest';

interface App {
  request(path: string, init?: RequestInit): Response | Promise<Response>;
}

/** Answers that the app is still working on. */
const underWay = new Set<Promise<unknown>>();

/**
 * Puts an app in the network's place.
 * @returns the calls that were made, as `GET /data/weather`, and how many were given up
 */
export function connect(app: App): { calls: string[]; aborted: () => number } {
  const calls: string[] = [];
  let aborted = 0;
  vi.stubGlobal('fetch', (url: URL, { method = 'GET', signal }: RequestInit = {}) => {
    const path = url.pathname + url.search;
    calls.push(`${method} ${path}`);
    return new Promise<Response>((resolve, reject) => {
      signal?.addEventListener('abort', () => {
        aborted += 1;
        reject(new DOMException('Given up.', 'AbortError'));
      });
      const answered = delivered(app, path, method).then(resolve, reject);
      underWay.add(answered);
      void answered.then(() => underWay.delete(answered));
    });
  });
  return { calls, aborted: () => aborted };
}

/** Of the real clock: React draws in turns of its own, which fake timers do not hold. */
const realTurn = setImmediate;

/** Lets all answers arrive and React draw them; for tests with fake timers. */
export async function settle(): Promise<void> {
  do {
    await vi.advanceTimersByTimeAsync(5);
    await Promise.all(underWay);
  } while (underWay.size > 0);
  await vi.advanceTimersByTimeAsync(5);
  await new Promise<void>((resolve) => realTurn(resolve));
}

/** Hides or shows the page, as a reader does who changes tabs. */
export function setVisible(isVisible: boolean): void {
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    get: () => (isVisible ? 'visible' : 'hidden'),
  });
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => !isVisible });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

/** The whole answer at once, so that reading it takes no further turn of the event loop. */
async function delivered(app: App, path: string, method: string): Promise<Response> {
  const response = await app.request(path, { method });
  const text = await response.text();
  return new Response(text || null, { status: response.status, headers: response.headers });
}
