// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as bus from '../../../../../core/runtime/bus/bus.ts';
import type { Page } from '../../../../../core/runtime/page/page.ts';
import { leaveToApp } from '../../../../../widgets/shell/consent/leave-to-app.ts';
import { goTo, installIos } from '../../../core/user/app/app-view.ts';

let page = {
  appView: false,
  articleId: '4101',
  config: {},
  consentRequired: true,
  path: '/nieuws/2026/03/29/titel-a4101',
} as Page;

const showNotice = vi.fn();
const ending = () => new AbortController();
const offer = (capabilities: string[]) => bus.emit('app:capabilities-offered', { version: 1, capabilities });

beforeEach(() => {
  vi.useFakeTimers();
  page = { ...page, config: {} };
  goTo(page.path);
});

afterEach(() => {
  showNotice.mockReset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Runs `leaveToApp` until it has finished. @returns the messages that the app received */
async function run(before: () => void, during: () => void = () => {}) {
  const messages = installIos();
  before();
  const ended = leaveToApp(page, ending().signal, showNotice);
  during();
  await vi.advanceTimersByTimeAsync(1000);
  await ended;
  return messages;
}

it('asks nothing where the app has consent settings, and tells it that the page listens', async () => {
  const messages = await run(() => offer(['web', 'consent']));
  expect(showNotice).not.toHaveBeenCalled();
  expect(messages).toMatchObject([
    { type: 'page:ready', capabilities: ['consent'], articleId: '4101', consentRequired: true },
  ]);
});

it('asks nothing where the app answers with a status', async () => {
  const messages = await run(
    () => {},
    () => {
      offer(['web']);
      bus.emit('app:consent-pushed', { purposes: { 'social-media': { enabled: false } } });
    },
  );
  expect(showNotice).not.toHaveBeenCalled();
  expect(messages).toHaveLength(1);
});

it('asks after a second where the app says nothing of consent', async () => {
  await run(() => offer(['web']));
  expect(showNotice).toHaveBeenCalledOnce();
});

it('asks after a second where the app does not speak to pages of the web, and tells it nothing', async () => {
  expect(await run(() => {})).toEqual([]);
  expect(showNotice).toHaveBeenCalledOnce();
});

it('asks nothing once it has ended', async () => {
  installIos();
  const end = ending();
  const ended = leaveToApp(page, end.signal, showNotice);
  end.abort();
  await vi.advanceTimersByTimeAsync(1000);
  await ended;
  expect(showNotice).not.toHaveBeenCalled();
});
