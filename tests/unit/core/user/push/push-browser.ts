import { vi } from 'vitest';

/** A browser with push messages and a simulated push service. */
export interface PushBrowser {
  permission: NotificationPermission;
  /** The answer to the browser's own prompt. */
  answer: NotificationPermission;
  /** How often the browser's prompt was shown. */
  asked: number;
  /** The worker's address; undefined without a registration. */
  worker: string | undefined;
  /** The address at the push service; undefined without a subscription. */
  endpoint: string | undefined;
  /** The options of each subscription. */
  readonly options: PushSubscriptionOptionsInit[];
  /** Thrown by the next subscription. */
  failure: unknown;
  /** Registrations for other pages. */
  others: object[];
}

/** Adds the parts of the browser to the page that push messages need; `vi.unstubAllGlobals()` removes them. */
export function stubPushBrowser(): PushBrowser {
  const browser: PushBrowser = {
    permission: 'default',
    answer: 'granted',
    asked: 0,
    worker: undefined,
    endpoint: undefined,
    options: [],
    failure: undefined,
    others: [],
  };
  const subscription = () =>
    browser.endpoint === undefined
      ? null
      : {
          toJSON: () => ({ endpoint: browser.endpoint }),
          unsubscribe: async () => {
            browser.endpoint = undefined;
            return true;
          },
        };
  const pushManager = {
    async subscribe(options: PushSubscriptionOptionsInit) {
      browser.options.push(options);
      const { failure } = browser;
      browser.failure = undefined;
      if (failure) throw failure;
      browser.endpoint ??= 'https://push.example/1';
      return subscription();
    },
    getSubscription: async () => subscription(),
  };
  const registration = () => ({
    active: { scriptURL: browser.worker },
    scope: new URL('.', browser.worker).href,
    waiting: null,
    installing: null,
    pushManager,
    unregister: async () => {
      browser.worker = undefined;
      browser.endpoint = undefined;
      return true;
    },
  });
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', {
    get permission() {
      return browser.permission;
    },
    async requestPermission() {
      browser.asked += 1;
      browser.permission = browser.answer;
      return browser.answer;
    },
  });
  const serviceWorker = {
    async register(address: string) {
      browser.worker = String(address);
      return registration();
    },
    getRegistrations: async () => [
      ...browser.others,
      ...(browser.worker === undefined ? [] : [registration()]),
    ],
  };
  vi.stubGlobal(
    'navigator',
    new Proxy(navigator, {
      has: (target, name) => name === 'serviceWorker' || name in target,
      get: (target, name) => {
        if (name === 'serviceWorker') return serviceWorker;
        const value = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    }),
  );
  return browser;
}
