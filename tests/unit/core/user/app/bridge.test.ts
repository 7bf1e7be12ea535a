// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as bus from '../../../../../core/runtime/bus/bus.ts';
import * as bridge from '../../../../../core/user/app/bridge.ts';
import type { OpenLink } from '../../../../../core/user/app/messages.ts';
import { logged, tolerate } from '../../../support/logged.ts';
import { APP_VIEW, goTo, installAndroid, installIos } from './app-view.ts';

const LINK: OpenLink = { type: 'link:open', url: 'https://elders.example/', kind: 'external' };

beforeEach(() => {
  vi.useFakeTimers();
  goTo(APP_VIEW);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a message to the app', () => {
  it('reaches the handler of iOS as an object, with version and an id of its own', () => {
    const messages = installIos();
    expect([bridge.sendToApp(LINK), bridge.sendToApp({ type: 'consent:open' })]).toEqual([true, true]);
    expect(messages).toEqual([
      { ...LINK, version: 1, id: expect.any(Number) },
      { type: 'consent:open', version: 1, id: expect.any(Number) },
    ]);
    expect(messages[1]?.id).not.toBe(messages[0]?.id);
  });

  it('reaches the interface object of Android as a text', () => {
    const messages = installAndroid();
    expect(bridge.sendToApp(LINK)).toBe(true);
    expect(messages.map((text) => JSON.parse(text))).toEqual([
      { ...LINK, version: 1, id: expect.any(Number) },
    ]);
  });

  it('uses a bridge that was added after the page began', () => {
    expect(bridge.sendToApp(LINK)).toBe(false);
    installIos();
    expect(bridge.sendToApp(LINK)).toBe(true);
  });

  it('is not sent outside the app view', () => {
    const messages = installIos();
    goTo('/nieuws/2026/03/29/titel-a4101');
    expect(bridge.sendToApp(LINK)).toBe(false);
    expect(messages).toEqual([]);
  });

  it.each([
    [
      'throws',
      () => {
        throw new Error('gone');
      },
    ],
    [
      'throws what is not text',
      () => {
        throw Object.create(null);
      },
    ],
  ])('is not taken by a bridge that %s, which is logged', (_, receive) => {
    installIos(receive);
    expect(bridge.sendToApp(LINK)).toBe(false);
    expect(String(logged(/^warn/)[0]?.[1])).toMatch(/^The app's bridge threw/);
  });

  it.each([
    ['webkit', null],
    ['webkit', { messageHandlers: 5 }],
    ['webkit', { messageHandlers: { nmt: { postMessage: 'no' } } }],
    ['NmtApp', 7],
    ['NmtApp', {}],
  ])('is not taken by a %s that is %j', (name, value) => {
    tolerate(`warn nmt app: The app's bridge threw (TypeError:`);
    vi.stubGlobal(name, value);
    expect(bridge.sendToApp(LINK)).toBe(false);
  });
});

describe('a question to the app', () => {
  const answer = (payload: unknown) => bus.emit('app:message-answered', payload as never);
  const settled = (asked: Promise<boolean>) => {
    const seen = vi.fn();
    void asked.then(seen);
    return seen;
  };

  it.each([true, false])('is answered %s', async (handled) => {
    const messages = installIos();
    const asked = bridge.requestFromApp(LINK);
    answer({ id: messages[0]?.id, handled });
    await expect(asked).resolves.toBe(handled);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('may be answered while the bridge is called', async () => {
    installIos(({ id }) => answer({ id, handled: true }));
    await expect(bridge.requestFromApp(LINK)).resolves.toBe(true);
  });

  it('counts as refused where there is no bridge or it throws', async () => {
    await expect(bridge.requestFromApp(LINK)).resolves.toBe(false);
    installIos(() => {
      throw new Error('gone');
    });
    await expect(bridge.requestFromApp(LINK)).resolves.toBe(false);
    expect(vi.getTimerCount()).toBe(0);
    logged(`warn nmt app: The app's bridge threw (Error: gone); the page goes on by itself.`);
  });

  it('counts as refused after a second without an answer, and a late answer does nothing', async () => {
    const messages = installIos();
    const seen = settled(bridge.requestFromApp(LINK));
    await vi.advanceTimersByTimeAsync(bridge.ANSWER_TIMEOUT - 1);
    expect(seen).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(seen).toHaveBeenCalledWith(false);
    answer({ id: messages[0]?.id, handled: true });
  });

  it('counts as taken where the app covers the page without an answer', async () => {
    installIos();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const seen = settled(bridge.requestFromApp(LINK));
    await vi.advanceTimersByTimeAsync(bridge.ANSWER_TIMEOUT);
    expect(seen).toHaveBeenCalledWith(true);
  });

  it('is not settled by an answer to another one, or by a repeated one', async () => {
    const messages = installIos();
    const [first, second] = [bridge.requestFromApp(LINK), bridge.requestFromApp(LINK)];
    const ids = messages.map(({ id }) => id);
    answer({ id: 99, handled: true });
    answer({ id: ids[1], handled: true });
    answer({ id: ids[1], handled: false });
    answer({ id: ids[0], handled: false });
    await expect(Promise.all([first, second])).resolves.toEqual([false, true]);
  });

  it.each([
    undefined,
    null,
    'ja',
    1,
    [],
    {},
    { id: 1 },
    { id: '1', handled: true },
    { id: 1, handled: 'ja' },
  ])('ignores the answer %j and logs it', async (payload) => {
    installIos();
    const seen = settled(bridge.requestFromApp(LINK));
    answer(payload);
    await vi.advanceTimersByTimeAsync(0);
    expect(seen).not.toHaveBeenCalled();
    expect(String(logged(/^warn/)[0]?.[1])).toMatch(/^"app:message-answered" is ignored: .*; expected /);
  });
});
