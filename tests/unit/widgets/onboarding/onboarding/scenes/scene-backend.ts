import type { Page } from '../../../../../../core/runtime/page/page.ts';
import { setLogin, visitedPage } from '../../../../core/user/visitor/reader.ts';
import { backend } from '../../../../support/backend.ts';

/** A server that stores one scene, and a page that requests it. */
export interface SceneBackend {
  readonly page: Page;
  /** The scene as stored on the server. */
  readonly scene: { step: string; completed: boolean; properties: Record<string, unknown> };
  /** Each call except the one for the login status, such as `POST /v2/user/me/scenestate/ {…}`. */
  readonly calls: string[];
  /** Returns the calls that contain a text. */
  readonly callsOf: (text: string) => string[];
  /** Answers that replace those of the server, by a text in the call: a status or JSON. */
  readonly answers: Record<string, number | object>;
  /** Returns the largest number of writes that were pending at the same time. */
  readonly most: () => number;
}

interface Options {
  readonly name?: string;
  readonly scene?: Partial<SceneBackend['scene']>;
  /** Fields of the login status. */
  readonly login?: object;
  readonly config?: object;
  readonly topics?: readonly object[];
}

let logins = 0;

/** Opens a page of a new login. Call it in each test, as stores live as long as their page. */
export function openScene({
  name = 'dmt-onboarding',
  scene,
  login,
  config,
  topics = [],
}: Options = {}): SceneBackend {
  localStorage.clear();
  sessionStorage.clear();
  setLogin(`scene-${++logins}`);
  const kept = { step: '0', completed: false, properties: {}, ...scene };
  const calls: string[] = [];
  const answers: SceneBackend['answers'] = {};
  let [running, most] = [0, 0];
  // Pages of earlier tests are never unloaded: they must not block the outbox of this page.
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: async (_: string, run: () => Promise<void>) => run() },
  });
  backend({
    'GET /login-status': () => ({ uuid: `reader-${logins}`, permissions: ['nrc-online'], ...login }),
    '*': async ({ path: address, search, init: { method = 'GET', body } }) => {
      const path = address.replace('/papi/api', '');
      const line = `${method} ${path}${search}${body ? ` ${body}` : ''}`;
      calls.push(line);
      running += method === 'GET' ? 0 : 1;
      most = Math.max(most, running);
      // A call may arrive while this one is pending.
      await new Promise((resolve) => setTimeout(resolve));
      running -= method === 'GET' ? 0 : 1;
      const planned = Object.entries(answers).find(([text]) => line.includes(text))?.[1];
      if (planned) return planned;
      if (method === 'GET') {
        if (path.includes('recommendations')) return { data: topics };
        return path.includes('scenestate')
          ? [
              { name: 'tour', step: '7' },
              { name, ...kept },
            ]
          : {};
      }
      const json = JSON.parse(String(body));
      const property = /\/property\/(\w+)$/.exec(path)?.[1];
      if (property) kept.properties[property] = json;
      else if (path.includes('scenestate'))
        Object.assign(kept, { step: json.step, completed: json.completed });
      return 204;
    },
  });
  return {
    page: visitedPage({ ...config }),
    scene: kept,
    calls,
    callsOf: (text) => calls.filter((call) => call.includes(text)),
    answers,
    most: () => most,
  };
}
