// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as bus from '../../../../../core/runtime/bus/bus.ts';
import type { ConsentModal } from '../../../../../core/user/consent/modal-in.ts';
import { modalIn } from '../../../../../core/user/consent/modal-in.ts';
import { showConsent } from '../../../../../core/user/consent/show-consent.ts';
import { logged } from '../../../support/logged.ts';
import { APP_VIEW, goTo, installIos } from '../app/app-view.ts';

let page = { appView: false, consentRequired: true, config: {} };
const { signal } = new AbortController();

/** Dialogs that stay open until the test closes them, with the reader's next choice. */
function dialogs() {
  const opened: ConsentModal[] = [];
  const close: ((next?: ConsentModal) => void)[] = [];
  const openConsentModal = (modal: ConsentModal) =>
    new Promise<ConsentModal | undefined>((resolve) => {
      opened.push(modal);
      close.push(resolve);
    });
  return { opened, close, load: async () => ({ openConsentModal }) };
}

beforeEach(() => {
  page = { ...page, config: {} };
  goTo('/');
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('a fragment names a modal, alone or beside others [consent-1]', () => {
  expect(modalIn('#modal=consent-notice')).toBe('consent-notice');
  expect(modalIn('#debug=consent&modal=consent-preferences')).toBe('consent-preferences');
  for (const hash of ['', '#', '#consent-notice', '#modal=consent', '#modal=itemShare', '#modal=toString'])
    expect(modalIn(hash), hash).toBeUndefined();
});

it('one modal leads to the other, and resolves when the reader is done', async () => {
  const { opened, close, load } = dialogs();
  const done = vi.fn();
  void showConsent('consent-notice', { page, signal, load }).then(done);
  await vi.waitFor(() => expect(opened).toEqual(['consent-notice']));
  close[0]?.('consent-preferences');
  await vi.waitFor(() => expect(opened).toEqual(['consent-notice', 'consent-preferences']));
  expect(done).not.toHaveBeenCalled();
  close[1]?.();
  await vi.waitFor(() => expect(done).toHaveBeenCalledOnce());
});

it('a modal that shows is not opened again, and once closed it is', async () => {
  const { opened, close, load } = dialogs();
  const first = showConsent('consent-notice', { page, signal, load });
  await vi.waitFor(() => expect(opened).toHaveLength(1));
  await showConsent('consent-notice', { page, signal, load });
  expect(opened).toHaveLength(1);
  close[0]?.();
  await first;
  void showConsent('consent-notice', { page, signal, load });
  await vi.waitFor(() => expect(opened).toHaveLength(2));
});

it('a dialog that cannot be loaded is logged, and the next try loads it again', async () => {
  const cause = new Error('offline');
  await showConsent('consent-notice', { page, signal, load: () => Promise.reject(cause) });
  expect(logged(/^error/)).toEqual([
    ['nmt consent:', 'The dialog "consent-notice" could not be shown.', cause],
  ]);
  const { opened, load } = dialogs();
  void showConsent('consent-notice', { page, signal, load });
  await vi.waitFor(() => expect(opened).toHaveLength(1));
});

it.each([true, false])('the app that offers its settings is asked; it handles it: %s', async (handled) => {
  goTo(APP_VIEW);
  const messages = installIos(({ id }) => bus.emit('app:message-answered', { id, handled }));
  bus.emit('app:capabilities-offered', { version: 1, capabilities: ['consent'] });
  const { opened, close, load } = dialogs();
  const done = showConsent('consent-preferences', { page: { ...page, appView: true }, signal, load });
  await vi.waitFor(() => expect(messages.map(({ type }) => type)).toEqual(['consent:open']));
  if (!handled) {
    await vi.waitFor(() => expect(opened).toEqual(['consent-preferences']));
    close[0]?.();
  }
  await done;
  expect(opened).toHaveLength(handled ? 0 : 1);
});
