// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emit } from '../../../../../core/runtime/bus/bus.ts';
import { readFacts } from '../../../../../core/runtime/page/facts.ts';
import { completePage } from '../../../../../core/runtime/page/page.ts';
import { openOutbox } from '../../../../../core/user/profile/profile-outbox.ts';
import { loginHash } from '../../../../../core/user/visitor/login-hash.ts';
import { storeLogin } from '../../../../../core/user/visitor/stored-login.ts';
import { logged } from '../../../support/logged.ts';
import { setLogin } from '../visitor/reader.ts';

/** Logs in a reader whom the tab already knows. */
function logIn(): void {
  setLogin('1');
  const login = {
    permissions: [],
    familyStatus: 'none',
    subscriberIds: [],
    productGroupCodes: [],
    uuid: 'anna',
  } as const;
  storeLogin({ hash: loginHash('nmt_login') ?? '', login });
}

const WRITE = { owner: 'anna', method: 'PUT' as const, path: '/papi/api/favorite/add', json: 1 };
/** A failed attempt while there is a connection [quiz-12]. */
const DELAYED = 'warn nmt outbox: PUT /papi/api/favorite/add failed for now; it is tried again.';
const fetched = vi.fn<(url: URL, init: RequestInit) => Promise<Response>>();
let answers: (Response | Error)[];
let ends: AbortController;

const writes = () => fetched.mock.calls;

function open() {
  document.body.dataset.pageType = 'article';
  return openOutbox(completePage({ ...readFacts(), config: {} }), ends.signal);
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-03-29T10:00:00Z') });
  localStorage.clear();
  sessionStorage.clear();
  logIn();
  answers = [];
  fetched.mockReset().mockImplementation(async () => {
    const answer = answers.shift() ?? new Response(null, { status: 204 });
    if (answer instanceof Error) throw answer;
    return answer;
  });
  vi.stubGlobal('fetch', fetched);
  ends = new AbortController();
});

afterEach(() => {
  ends.abort();
  vi.useRealTimers();
});

it.each([
  ['the connection comes back', () => window.dispatchEvent(new Event('online'))],
  ['the page comes back', () => emit('page:restored', {})],
  ['the reader comes back', () => document.dispatchEvent(new Event('visibilitychange'))],
])('tries again when %s', async (_, sign) => {
  answers = [new TypeError('Failed to fetch'), new TypeError('Failed to fetch')];
  const heard = vi.fn();
  void open().write(WRITE).then(heard);
  await vi.advanceTimersByTimeAsync(100);
  expect(writes()).toHaveLength(1);
  sign();
  await vi.advanceTimersByTimeAsync(100);
  expect(writes()).toHaveLength(2);
  sign();
  await vi.advanceTimersByTimeAsync(100);
  expect(heard).toHaveBeenCalledWith({ state: 'sent' });
  logged(DELAYED);
});

it('sends the writes of an earlier page when it is opened', async () => {
  answers = [new TypeError('Failed to fetch')];
  void open().write(WRITE);
  await vi.advanceTimersByTimeAsync(100);
  ends.abort();
  ends = new AbortController();
  open();
  await vi.advanceTimersByTimeAsync(100);
  expect(writes()).toHaveLength(2);
  logged(DELAYED);
});

it('holds a write back while nobody is logged in, and sends it when its reader is', async () => {
  setLogin(undefined);
  const heard = vi.fn();
  void open().write(WRITE).then(heard);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(fetched).not.toHaveBeenCalled();
  logIn();
  emit('page:restored', {});
  await vi.advanceTimersByTimeAsync(1_000);
  expect(heard).toHaveBeenCalledWith({ state: 'sent' });
});

it('keeps a write of which the first answer decides while there is none [scene-state-5, scene-state-7]', async () => {
  answers = [new TypeError('Failed to fetch'), new TypeError('Failed to fetch')];
  const heard = vi.fn();
  void open()
    .write({ ...WRITE, firstAnswerDecides: true })
    .then(heard);
  await vi.advanceTimersByTimeAsync(100);
  expect(heard).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(writes()).toHaveLength(3);
  logged(DELAYED);
  expect(new Set(writes().map(([, { headers }]) => new Headers(headers).get('idempotency-key'))).size).toBe(
    1,
  );
  expect(heard).toHaveBeenCalledWith({ state: 'sent' });
});

it('logs nothing where there is no connection', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  answers = [new TypeError('Failed to fetch')];
  void open().write(WRITE);
  await vi.advanceTimersByTimeAsync(100);
  expect(writes()).toHaveLength(1);
  vi.restoreAllMocks();
});
