// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as bus from '../../../../../../core/runtime/bus/bus.ts';
import * as consent from '../../../../../../core/user/consent/consent.ts';
import { logged } from '../../../../support/logged.ts';

type Listener = (data: unknown, isSuccess: boolean) => void;
type Call = [command: string, version: number, listener: Listener];

const ALL = { gdprApplies: true, eventStatus: 'tcloaded' };
const flags = (...ids: number[]) => Object.fromEntries(ids.map((id) => [id, true]));
const decided = (purposes: number[], eventStatus = 'tcloaded') => ({
  ...ALL,
  eventStatus,
  purpose: { consents: flags(...purposes), legitimateInterests: {} },
  vendor: { consents: {}, legitimateInterests: {} },
});
const global = window as { __tcfapi?: ((...call: Call) => void) | undefined };

/** A page; each has its own configuration, which identifies it. */
const pageWith = (settings: object, more: object = {}) => ({
  appView: false,
  consentRequired: true,
  config: { consent: settings },
  ...more,
});
const start = async (page: ReturnType<typeof pageWith>) => {
  const store = consent.consent(page);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
  return store;
};

/** A platform; the returned function sends to all listeners. */
function platform() {
  const listeners: Listener[] = [];
  global.__tcfapi = vi.fn((...[command, version, listener]: Call) => {
    expect([command, version]).toEqual(['addEventListener', 2]);
    listeners.push(listener);
  });
  return (data: unknown, isSuccess = true) => {
    for (const listener of listeners) listener(data, isSuccess);
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  delete global.__tcfapi;
});

afterEach(() => {
  vi.useRealTimers();
});

describe('with the source tcf', () => {
  it('grants what the platform says, and follows each change, a withdrawal too', async () => {
    const send = platform();
    const page = pageWith({ source: 'tcf' });
    await start(page);
    const heard = vi.fn();
    bus.on('consent:changed', heard);
    expect(consent.hasConsent(page, 'analytics')).toBe(false);
    expect(consent.hasConsent(page, 'ads')).toBe(false);
    send(decided([1, 8, 9]));
    expect(consent.hasConsent(page, 'analytics')).toBe(true);
    send(decided([], 'cmpuishown'));
    expect(consent.hasConsent(page, 'analytics')).toBe(true);
    send(decided([1], 'useractioncomplete'));
    expect(consent.hasConsent(page, 'analytics')).toBe(false);
    expect(heard.mock.calls.map(([{ purposes }]) => purposes.analytics)).toEqual([false, true, false]);
  });

  it('ignores the choice of the product’s own dialog', async () => {
    platform();
    localStorage.setItem('nmt_consent', JSON.stringify({ value: { ads: true }, savedAt: Date.now() }));
    const page = pageWith({ source: 'tcf' });
    await start(page);
    consent.saveConsent(page, { ads: true });
    expect(consent.hasConsent(page, 'ads')).toBe(false);
  });

  it('takes the site’s own table', async () => {
    const send = platform();
    const page = pageWith({ source: 'tcf', purposes: { analytics: { purposes: [9] } } });
    await start(page);
    send(decided([9]));
    expect(consent.hasConsent(page, 'analytics')).toBe(true);
  });

  it.each([[{ purposes: [99] }], [{ doelen: [1] }], [{}], [[1]]])(
    'an entry %j of the table gives the default and a warning',
    async (wrong) => {
      const send = platform();
      const page = pageWith({ source: 'tcf', purposes: { analytics: wrong } });
      await start(page);
      send(decided([1, 8, 9]));
      expect(consent.hasConsent(page, 'analytics')).toBe(true);
      logged('warn nmt site-config:', /"consent.purposes.analytics" is /);
    },
  );

  it('says that a push is not listened to', async () => {
    platform();
    const page = pageWith({ source: 'tcf' });
    await start(page);
    bus.emit('consent:pushed', { purposes: { ads: true } });
    expect(consent.hasConsent(page, 'ads')).toBe(false);
    logged('warn nmt consent:', /nmt.consent.set is ignored: "consent.source" .* is not "push"/);
  });

  it('names purposes that the table does not have', async () => {
    platform();
    await start(
      pageWith({ source: 'tcf' }, { config: { consent: { source: 'tcf' }, consentPurposes: ['kaarten'] } }),
    );
    logged('warn nmt consent:', /says nothing of kaarten/);
  });

  it('a platform that comes late is heard, after the time limit too', async () => {
    const page = pageWith({ source: 'tcf', timeoutMs: 1000 });
    const store = await start(page);
    await vi.advanceTimersByTimeAsync(1000);
    logged('warn nmt consent:', /is not on the page after 1000 ms/);
    expect(store.getState().choice?.analytics).toBe(false);
    await vi.advanceTimersByTimeAsync(60_000);
    const send = platform();
    await vi.advanceTimersByTimeAsync(5000);
    send(decided([1, 8, 9]));
    expect(consent.hasConsent(page, 'analytics')).toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(global.__tcfapi).toHaveBeenCalledOnce();
  });

  it('a platform that forgets what its stub had queued is asked again', async () => {
    const stub = vi.fn();
    global.__tcfapi = stub;
    const page = pageWith({ source: 'tcf' });
    await start(page);
    expect(stub).toHaveBeenCalledOnce();
    const send = platform();
    await vi.advanceTimersByTimeAsync(500);
    send(decided([1, 8, 9]));
    expect(consent.hasConsent(page, 'analytics')).toBe(true);
  });

  it('one that never answers grants nothing, and is named once', async () => {
    platform();
    const page = pageWith({ source: 'tcf' });
    await start(page);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(consent.hasConsent(page, 'ads')).toBe(false);
    expect(logged('warn nmt consent:', /has not answered after 5000 ms/)).toHaveLength(1);
  });

  it('one that is asking the visitor has answered', async () => {
    const send = platform();
    await start(pageWith({ source: 'tcf' }));
    send({ ...ALL, eventStatus: 'cmpuishown' });
    await vi.advanceTimersByTimeAsync(60_000);
  });

  it('one that throws grants nothing', async () => {
    global.__tcfapi = () => {
      throw new Error('kapot');
    };
    const page = pageWith({ source: 'tcf', timeoutMs: 2000 });
    await start(page);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(consent.hasConsent(page, 'ads')).toBe(false);
    logged('error nmt consent:', /threw/);
    logged('warn nmt consent:', /has not answered/);
  });

  it('a wrong answer changes nothing', async () => {
    const send = platform();
    const page = pageWith({ source: 'tcf' });
    await start(page);
    send(decided([1, 8, 9]));
    send({ ...ALL, purpose: 'alles' });
    send(null);
    send(decided([]), false);
    expect(consent.hasConsent(page, 'analytics')).toBe(true);
    logged('warn nmt consent:', /is not what TCF 2.2 says/);
  });

  it.each([
    ['needs no consent', { consentRequired: false }, true],
    ['is the app view, where the app decides', { appView: true }, false],
  ])('a page that %s asks no platform', async (_, more, isGranted) => {
    platform();
    const page = pageWith({ source: 'tcf' }, more);
    await start(page);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(global.__tcfapi).not.toHaveBeenCalled();
    expect(consent.hasConsent(page, 'ads')).toBe(isGranted);
  });
});

describe('with the source push', () => {
  const set = (purposes: unknown) => bus.emit('consent:pushed', { purposes } as never);

  it('grants what was set, by the site’s table, also before the first feature; each call replaces the one before', async () => {
    set({ C0004: true, C0002: true, 'social-media': true });
    const page = pageWith({ source: 'push', purposes: { ads: ['C0004'], analytics: ['C0002', 'C0003'] } });
    await start(page);
    expect(consent.hasConsent(page, 'ads')).toBe(true);
    expect(consent.hasConsent(page, 'analytics')).toBe(false);
    expect(consent.hasConsent(page, 'social-media')).toBe(true);
    set({ C0002: true, C0003: true });
    expect(consent.hasConsent(page, 'ads')).toBe(false);
    expect(consent.hasConsent(page, 'analytics')).toBe(true);
  });

  it('of what was set before, only the last holds: nothing acts on consent that is withdrawn already', async () => {
    set({ ads: true });
    set({ ads: false });
    const page = pageWith({ source: 'push' });
    const granted = vi.fn();
    void consent.whenConsent(page, 'ads').then(granted);
    await start(page);
    await Promise.resolve();
    expect(granted).not.toHaveBeenCalled();
  });

  it.each([[null], ['alles'], [{ ads: 'ja' }], [[true]]])('%j is ignored and named', async (wrong) => {
    set({ ads: true });
    const page = pageWith({ source: 'push' });
    await start(page);
    set(wrong);
    expect(consent.hasConsent(page, 'ads')).toBe(true);
    logged('warn nmt consent:', /nmt.consent.set is ignored/);
  });

  it('grants nothing where nobody calls it, which is named', async () => {
    const page = pageWith({ source: 'push', timeoutMs: 300 });
    const store = await start(page);
    await vi.advanceTimersByTimeAsync(300);
    expect(store.getState().choice?.ads).toBe(false);
    logged('warn nmt consent:', /was not called within 300 ms/);
    set({ ads: true });
    expect(consent.hasConsent(page, 'ads')).toBe(true);
  });
});

it('a source that does not exist grants nothing, and is named', async () => {
  const page = pageWith({ source: 'didomi' });
  consent.saveConsent(page, { 'social-media': true });
  await start(page);
  expect(consent.hasConsent(page, 'social-media')).toBe(false);
  logged('warn nmt site-config:', /"consent.source" is "didomi"; expected "own", "tcf" or "push"/);
});
