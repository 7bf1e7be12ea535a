import { vi } from 'vitest';
import type { Feature } from '../../../../../core/runtime/feature/feature.ts';
import { setLogin } from '../../../core/user/visitor/reader.ts';
import { type Mounted, mount } from '../../support/mount.ts';

/** How the network fails for a call: a status in place of the server's answer, or no answer. */
type Failure = number | 'no connection';

/** Settles when the last holder of the browser's lock has finished its work. */
let lock = Promise.resolve();

/** A topic for which the server cannot switch on messages. */
export const NEVER_NOTIFIES = 9300500;

/** A page of a visitor, with a server that stores the topics that each account follows. */
export class TopicsBrowser {
  /** The calls about topics, such as `POST /subscribe/ {"topic_id":302}`. */
  readonly calls: string[] = [];
  /** Failures by path, which replace the server's answers. */
  readonly failures = new Map<string, Failure>();
  /** The recommendations as the server sends them. */
  recommendations: unknown = [];
  private readonly accounts = new Map<string, Map<number, boolean>>();
  private readonly holds = new Map<string, Promise<void>>();
  private config = { loginCookie: 'nmt_login' };
  private account: string | undefined;

  /** @param account undefined for a visitor who is not logged in */
  constructor(account: string | undefined = 'anna') {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
    // All pages of the tests share it, as tabs do. Without it, a lease in storage passes on after half a second.
    Object.defineProperty(navigator, 'locks', {
      configurable: true,
      value: {
        request(_: string, run: () => Promise<void>) {
          lock = lock.then(run, run);
          return lock;
        },
      },
    });
    vi.stubGlobal('fetch', (url: URL, init: RequestInit = {}) => this.fetch(url, init));
    localStorage.clear();
    sessionStorage.clear();
    document.body.replaceChildren();
    this.logIn(account);
  }

  static anonymous(): TopicsBrowser {
    const browser = new TopicsBrowser();
    browser.logIn(undefined);
    return browser;
  }

  /** The topics that the present account follows on the server: whether with messages, by id. */
  get followed(): Map<number, boolean> {
    const own = this.accounts.get(this.account ?? '') ?? new Map<number, boolean>();
    this.accounts.set(this.account ?? '', own);
    return own;
  }

  /** The calls that write. */
  get writes(): string[] {
    return this.calls.filter((call) => call.startsWith('POST'));
  }

  /** Mounts a feature on a new hook; all hooks of a page share its visitor and its store. */
  add(
    feature: Feature,
    name: string,
    data: Record<string, string>,
    hook: HTMLElement = document.createElement('div'),
  ): Promise<Mounted> {
    Object.assign(hook.dataset, { widget: name, ...data });
    document.body.append(hook);
    return mount(feature, hook, { config: this.config });
  }

  /** Simulates a reload of the page: storage is kept. */
  reload(): void {
    document.body.replaceChildren();
    this.config = { ...this.config };
  }

  /** Simulates that another visitor logs in on this browser, or that nobody is logged in any more. */
  logIn(account: string | undefined): void {
    this.account = account;
    setLogin(account);
  }

  /** Holds the answers for a path until the returned function is called. */
  hold(path: string): () => void {
    let release = () => {};
    this.holds.set(
      path,
      new Promise((resolve) => {
        release = resolve;
      }),
    );
    return release;
  }

  private async fetch(url: URL, { method = 'GET', body }: RequestInit): Promise<Response> {
    if (url.pathname === '/login-status') return Response.json({ uuid: this.account, permissions: [] });
    const path = url.pathname.replace('/papi/api/mijnonderwerpen', '');
    this.calls.push([method, path + url.search, body].filter(Boolean).join(' '));
    await this.holds.get(path);
    const failure = this.failures.get(path);
    if (failure === 'no connection') throw new TypeError('Failed to fetch');
    if (failure) return new Response('{}', { status: failure });
    return this.answer(path, JSON.parse(String(body ?? '{}')));
  }

  private answer(path: string, { topic_id = 0, notify = false }): Response {
    const { followed } = this;
    if (path === '/recommendations/') return Response.json(this.recommendations);
    if (path === '/subscribe/') followed.set(topic_id, followed.get(topic_id) ?? false);
    if (path === '/unsubscribe/') followed.delete(topic_id);
    if (path === '/notify/') {
      if (topic_id === NEVER_NOTIFIES) return new Response('{}', { status: 500 });
      if (!followed.has(topic_id)) return new Response('{}', { status: 422 });
      followed.set(topic_id, notify);
    }
    if (path !== '') return new Response(null, { status: 204 });
    const topics = [...followed].map(([id, on]) => ({ id, name: `Onderwerp ${id}`, push_notify: on }));
    return Response.json({ data: topics });
  }
}
