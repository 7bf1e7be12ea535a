import { vi } from 'vitest';

/** A call as received by the backend. */
export interface Call {
  /** Method and path, such as `GET /leeslijst/get`. */
  readonly call: string;
  readonly path: string;
  /** The full address, including other sites. */
  readonly address: string;
  /** The query with its question mark, or an empty string. */
  readonly search: string;
  /** The body: JSON as its value, other bodies as text. */
  readonly body: unknown;
  readonly init: RequestInit;
}

/** A status without content, a response, or the value of a JSON answer. */
type Answer = number | Response | object | string | null;
type Route = Answer | ((call: Call) => Answer | Promise<Answer>);

/** Answers by `GET /path`; `GET *` and `*` answer calls without a route of their own. */
export type Routes = Record<string, Route>;

export interface Backend {
  /** The routes, which may be changed at any time. */
  readonly routes: Routes;
  /** The calls, oldest first, without those for the login status, which nearly every page makes. */
  readonly calls: readonly Call[];
  /** The calls as text: `GET /path?query`, `PUT /path {"body":1}`. */
  lines(): string[];
  forgetCalls(): void;
}

interface App {
  request(path: string, init?: RequestInit): Response | Promise<Response>;
}

/** Answers that are still pending. */
const underWay = new Set<Promise<unknown>>();

/**
 * Answers `fetch` in the current test. A call without a route fails, and is an unexpected error.
 * @param routes the answers, by method and path
 */
export function backend(routes: Routes): Backend {
  const calls: Call[] = [];
  stubFetch(async (made) => {
    if (made.call !== 'GET /login-status') calls.push(made);
    const route = routes[made.call] ?? routes[made.call.replace(/ .*/, ' *')] ?? routes['*'];
    if (route === undefined) {
      console.error(`The backend has no route for ${made.call}.`);
      throw new TypeError('Failed to fetch');
    }
    return responseOf(typeof route === 'function' ? await route(made) : route);
  });
  return {
    routes,
    calls,
    lines: () => calls.map(({ call, search, init: { body } }) => `${call}${search}${body ? ` ${body}` : ''}`),
    forgetCalls: () => void calls.splice(0),
  };
}

/**
 * Replaces the network by an app.
 * @returns the calls that were made, as `GET /data/weather`, and the number of cancelled ones
 */
export function connect(app: App): { calls: string[]; aborted: () => number } {
  const calls: string[] = [];
  let aborted = 0;
  stubFetch(({ call, path, search, init: { method = 'GET', signal } }) => {
    calls.push(call + search);
    signal?.addEventListener('abort', () => {
      aborted += 1;
    });
    return delivered(app, path + search, method);
  });
  return { calls, aborted: () => aborted };
}

/** The real clock's: React renders in tasks of its own, which fake timers do not control. */
const realTurn = setImmediate;

/**
 * Waits until all answers and the views that show them have arrived, and React has rendered them; for tests with fake
 * timers.
 */
export async function settle(): Promise<void> {
  do {
    await vi.advanceTimersByTimeAsync(5);
    await Promise.all(underWay);
  } while (underWay.size > 0);
  await vi.advanceTimersByTimeAsync(5);
  await vi.dynamicImportSettled();
  await new Promise<void>((resolve) => realTurn(resolve));
}

/** Replaces the network by an answer: a cancelled call fails as in a browser. */
function stubFetch(answer: (call: Call) => Promise<Response>): void {
  vi.stubGlobal('fetch', (address: string | URL, init: RequestInit = {}) => {
    return new Promise<Response>((resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(new DOMException('Given up.', 'AbortError')));
      const answered = answer(callOf(new URL(address, location.href), init)).then(resolve, reject);
      underWay.add(answered);
      void answered.then(() => underWay.delete(answered));
    });
  });
}

function callOf({ href: address, pathname: path, search }: URL, init: RequestInit): Call {
  const { method = 'GET', body } = init;
  return { call: `${method} ${path}`, path, address, search, body: body && parsed(String(body)), init };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}

function responseOf(answer: Answer): Response {
  if (answer instanceof Response) return answer;
  if (typeof answer !== 'number') return Response.json(answer);
  return new Response(answer === 204 ? null : '{}', { status: answer });
}

/** The whole answer at once, so that reading it takes no further task. */
async function delivered(app: App, path: string, method: string): Promise<Response> {
  const response = await app.request(path, { method });
  const text = await response.text();
  return new Response(text || null, { status: response.status, headers: response.headers });
}
