import { vi } from 'vitest';
import { fakeCaches } from './fake-caches.ts';

/** A browser with service workers, caches and locks. */
export interface OfflineBrowser {
  caches: ReturnType<typeof fakeCaches>;
  /** The worker's address, by scope. */
  readonly workers: Map<string, string>;
  /** Changes of registrations, such as `+ https://krant.example/nieuws/`. */
  readonly log: string[];
  /** Thrown by registrations. */
  failure: unknown;
}

/**
 * Adds the parts of the browser to the page that reading offline needs; `vi.unstubAllGlobals()` removes them. Locks are
 * granted in turn, as in a browser.
 */
export function stubOfflineBrowser(): OfflineBrowser {
  const browser: OfflineBrowser = { caches: fakeCaches(), workers: new Map(), log: [], failure: undefined };
  const queues = new Map<string, Promise<unknown>>();
  const registrationOf = (scope: string, scriptURL: string) => ({
    scope,
    active: { scriptURL },
    waiting: null,
    installing: null,
    async unregister() {
      browser.log.push(`- ${scope}`);
      return browser.workers.delete(scope);
    },
  });
  const own: Record<string, unknown> = {
    serviceWorker: {
      async register(script: string, { scope }: { scope: string }) {
        if (browser.failure) throw browser.failure;
        const address = new URL(scope, location.origin).href;
        browser.log.push(`+ ${address}`);
        browser.workers.set(address, String(script));
        return registrationOf(address, String(script));
      },
      getRegistrations: async () =>
        [...browser.workers].map(([scope, script]) => registrationOf(scope, script)),
    },
    locks: {
      request(name: string, run: () => Promise<unknown>) {
        const turn = (queues.get(name) ?? Promise.resolve()).then(run);
        queues.set(
          name,
          turn.catch(() => {}),
        );
        return turn;
      },
    },
  };
  vi.stubGlobal('caches', browser.caches);
  vi.stubGlobal(
    'navigator',
    new Proxy(navigator, {
      has: (target, name) => name in own || name in target,
      get: (target, name) => {
        if (typeof name === 'string' && name in own) return own[name];
        const value = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    }),
  );
  return browser;
}
