import { vi } from 'vitest';

/** A call as the backend got it. */
export interface Call {
  /** Method and path, such as `GET /leeslijst/get`. */
  readonly call: string;
  readonly path: string;
  /** The whole address, also of other sites. */
  readonly address: string;
  /** The query with its question mark, or nothing. */
  readonly search: string;
  /** What was sent: JSON as its value, other bodies as their text. */
  readonly body: unknown;
  readonly init: RequestInit;
}

/** A status without content, a response, or the value of a JSON answer. */
type Answer = number | Response | object | string | null;
type Route = Answer | ((call: Call) => Answer | Promise<Answer>);

/** Answers by `GET /path`; `GET *` and `*` answer what has no route of its own. */
export type Routes = Record<string, Route>;

export interface Backend {
  /** May be changed at any time. */
  readonly routes: Routes;
  /** The calls, the oldest first, without those that ask who visits: nearly every page does. */
  readonly calls: readonly Call[];
  /** The calls as text: `GET /path?query`, `PUT /path {"body":1}`. */
  lines(): string[];
  forgetCalls(): void;
}

interface App {
  request(path: string, init?: RequestInit): Response | Promise<Response>;
}

/** Answers that the backend is still working on. */
const underWay = new Set<Promise<unknown>>();

/**
 * Answers `fetch` in the present test. A call without a route fails, and is an error that the test does not expect.
 * @param routes what answers, by method and path
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
 * Puts an app in the network's place.
 * @returns the calls that were made, as `GET /data/weather`, and how many were given up
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

/** Of the real clock: React draws in turns of its own, which fake timers do not hold. */
const realTurn = setImmediate;

/** Lets all answers and the views that show them arrive, and React draw them; for tests with fake timers. */
export async function settle(): Promise<void> {
  do {
    await vi.advanceTimersByTimeAsync(5);
    await Promise.all(underWay);
  } while (underWay.size > 0);
  await vi.advanceTimersByTimeAsync(5);
  await vi.dynamicImportSettled();
  await new Promise<void>((resolve) => realTurn(resolve));
}

/** Puts an answer in the network's place: a call that is given up fails as in a browser. */
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

/** The whole answer at once, so that reading it takes no further turn of the event loop. */
async function delivered(app: App, path: string, method: string): Promise<Response> {
  const response = await app.request(path, { method });
  const text = await response.text();
  return new Response(text || null, { status: response.status, headers: response.headers });
}
