// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as bus from '../../../../../core/runtime/bus/bus.ts';
import * as consent from '../../../../../core/user/consent/consent.ts';
import { isOpen } from '../../../../../core/user/consent/rules.ts';
import { logged } from '../../../support/logged.ts';
import { APP_VIEW, goTo, installIos } from '../app/app-view.ts';

const WEB = '/nieuws/2026/03/29/titel-a4101';
const SOCIAL = 'social-media';

const pageOf = (appView: boolean) => ({ appView, consentRequired: true, config: {} });
let web: ReturnType<typeof pageOf>;
let app: ReturnType<typeof pageOf>;

const push = (payload: unknown) => bus.emit('app:consent-pushed', payload as never);
const stored = () => JSON.parse(localStorage.getItem('nmt_consent') ?? 'null');

/** Simulates another tab's change to the shared storage. */
function anotherTab(value: unknown, savedAt = Date.now()): void {
  localStorage.setItem('nmt_consent', JSON.stringify({ value, savedAt }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'nmt_consent', storageArea: localStorage }));
}

beforeEach(() => {
  web = pageOf(false);
  app = pageOf(true);
  localStorage.clear();
  goTo(WEB);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('on the web', () => {
  it('nothing is granted before the reader’s choice, and then by that choice [consent-2]', () => {
    expect(consent.hasConsent(web, SOCIAL)).toBe(false);
    expect(consent.hasConsent(web, 'ads')).toBe(true);
    consent.saveConsent(web, { [SOCIAL]: true, uitgebreid: false });
    expect(consent.hasConsent(web, SOCIAL)).toBe(true);
    expect(consent.hasConsent(web, 'uitgebreid')).toBe(false);
    expect(stored()).toEqual({ value: { [SOCIAL]: true, uitgebreid: false }, savedAt: expect.any(Number) });
  });

  it('everything is granted where consent is not required [consent-2, consent-6]', () => {
    expect(consent.hasConsent({ ...web, consentRequired: false }, SOCIAL)).toBe(true);
  });

  it('a choice of an earlier visit counts, for a year', () => {
    const value = { [SOCIAL]: true };
    localStorage.setItem('nmt_consent', JSON.stringify({ value, savedAt: Date.now() - 364 * 86_400_000 }));
    expect(consent.hasConsent(web, SOCIAL)).toBe(true);
    localStorage.setItem('nmt_consent', JSON.stringify({ value, savedAt: Date.now() - 366 * 86_400_000 }));
    expect(consent.hasConsent(pageOf(false), SOCIAL)).toBe(false);
  });

  it.each([
    'null',
    '{}',
    '{"value":{"social-media":"ja"},"savedAt":1}',
    '{"value":[true],"savedAt":1}',
    '}{',
  ])('a stored %s is not a choice', (text) => {
    localStorage.setItem('nmt_consent', text);
    expect(consent.consent(web).getState().choice).toBeUndefined();
  });

  it.each([
    ['refused everything in the last six months', { [SOCIAL]: false }, 182, false],
    ['refused everything before that', { [SOCIAL]: false }, 184, true],
    ['allowed something', { [SOCIAL]: true }, 1, true],
  ])('whether a visitor is asked for a new purpose who has %s [consent-9]', (_, value, days, expected) => {
    const savedAt = Date.now() - days * 86_400_000;
    localStorage.setItem('nmt_consent', JSON.stringify({ value, savedAt }));
    expect(isOpen(consent.consent(web).getState())).toBe(expected);
    expect(consent.hasConsent(web, 'uitgebreid')).toBe(false);
  });

  it('Global Privacy Control refuses what the visitor has not chosen here [consent-8]', () => {
    vi.stubGlobal('navigator', { globalPrivacyControl: true });
    expect(isOpen(consent.consent(web).getState())).toBe(false);
    expect(consent.hasConsent(web, SOCIAL)).toBe(false);
    consent.saveConsent(web, { [SOCIAL]: true });
    expect(consent.hasConsent(web, SOCIAL)).toBe(true);
    expect(consent.hasConsent(web, 'uitgebreid')).toBe(false);
    expect(isOpen(consent.consent(web).getState())).toBe(false);
  });

  it('all tabs follow, and so does a page from the back/forward cache', () => {
    expect(consent.hasConsent(web, SOCIAL)).toBe(false);
    anotherTab({ [SOCIAL]: true });
    expect(consent.hasConsent(web, SOCIAL)).toBe(true);
    localStorage.clear();
    bus.emit('page:restored', {});
    expect(consent.hasConsent(web, SOCIAL)).toBe(false);
  });

  it('a choice holds for the page where storage fails', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    consent.saveConsent(web, { [SOCIAL]: true });
    expect(consent.hasConsent(web, SOCIAL)).toBe(true);
  });

  it('a push is ignored and logged: only the app view listens [consent-5]', () => {
    push({ purposes: { [SOCIAL]: { enabled: true } } });
    expect(consent.hasConsent(web, SOCIAL)).toBe(false);
    expect(logged(/^warn/)).toEqual([
      ['nmt app:', '"app:consent-pushed" is ignored: only the app view listens to it.'],
    ]);
  });
});

describe('in the app view', () => {
  beforeEach(() => goTo(APP_VIEW));

  it('the app’s last message decides, also one from before the first caller [consent-3]', () => {
    push({ purposes: { [SOCIAL]: { enabled: true } } });
    expect(consent.hasConsent(app, SOCIAL)).toBe(true);
    expect(consent.hasConsent(app, 'uitgebreid')).toBe(false);
    push({ purposes: { uitgebreid: { enabled: true } } });
    expect(consent.hasConsent(app, SOCIAL)).toBe(false);
    expect(consent.hasConsent(app, 'uitgebreid')).toBe(true);
  });

  it('nothing else decides: no choice of the web view, no dialog', () => {
    anotherTab({ [SOCIAL]: true });
    expect(consent.hasConsent(app, SOCIAL)).toBe(false);
    consent.saveConsent(app, { [SOCIAL]: true });
    expect(consent.hasConsent(app, SOCIAL)).toBe(false);
  });

  it.each([[{ purposes: { [SOCIAL]: { enabled: 'nee' } } }], [['x']], [undefined]])(
    'a wrong push (%j) is ignored and logged, and the right one before it stays [consent-5]',
    (wrong) => {
      push({ purposes: { [SOCIAL]: { enabled: true } } });
      push(wrong);
      expect(consent.hasConsent(app, SOCIAL)).toBe(true);
      expect(String(logged(/^warn/)[0]?.[1])).toMatch(/^"app:consent-pushed" is ignored: .*; expected /);
      push(wrong);
      expect(consent.hasConsent(app, SOCIAL)).toBe(true);
    },
  );

  it('a purpose is granted where the page requires no consent, whatever the app’s status [consent-2]', () => {
    push({ purposes: { [SOCIAL]: { enabled: false } } });
    expect(consent.hasConsent({ ...app, consentRequired: false }, SOCIAL)).toBe(true);
  });
});

describe('on a page of the web in an app that offers `web`', () => {
  const offer = (capabilities: string[]) =>
    bus.emit('app:capabilities-offered', { version: 1, capabilities });

  beforeEach(() => {
    installIos();
    offer(['web']);
  });
  afterEach(() => vi.unstubAllGlobals());

  it('the visitor’s own choice counts until the app has decided, and no longer after it', async () => {
    consent.saveConsent(web, { [SOCIAL]: true });
    await vi.dynamicImportSettled();
    expect(consent.hasConsent(web, SOCIAL)).toBe(true);
    push({ purposes: { [SOCIAL]: { enabled: false }, uitgebreid: { enabled: true } } });
    expect(consent.hasConsent(web, SOCIAL)).toBe(false);
    expect(consent.hasConsent(web, 'uitgebreid')).toBe(true);
    anotherTab({ [SOCIAL]: true, uitgebreid: false });
    bus.emit('page:restored', {});
    expect(consent.hasConsent(web, SOCIAL)).toBe(false);
    expect(consent.hasConsent(web, 'uitgebreid')).toBe(true);
  });

  it('a status from before the first caller counts', async () => {
    push({ purposes: { [SOCIAL]: { enabled: true } } });
    await consent.whenConsent(web, SOCIAL);
    expect(consent.hasConsent(web, SOCIAL)).toBe(true);
  });

  it('nobody is asked once the app has decided, whatever it left out', async () => {
    expect(isOpen(consent.consent(web).getState())).toBe(true);
    await vi.dynamicImportSettled();
    push({ purposes: {} });
    expect(isOpen(consent.consent(web).getState())).toBe(false);
    expect(consent.hasConsent(web, SOCIAL)).toBe(false);
  });
});

describe('the listeners', () => {
  it('gets each change once, and late listeners get the last one', () => {
    const heard: unknown[] = [];
    bus.on('consent:changed', ({ purposes }) => heard.push(purposes));
    consent.consent(web);
    consent.saveConsent(web, { [SOCIAL]: true });
    consent.saveConsent(web, { [SOCIAL]: true, uitgebreid: false });
    const late = vi.fn();
    bus.on('consent:changed', late);
    expect(heard).toEqual([
      { [SOCIAL]: false, uitgebreid: false },
      { [SOCIAL]: true, uitgebreid: false },
    ]);
    expect(late.mock.calls).toEqual([[{ purposes: { [SOCIAL]: true, uitgebreid: false } }]]);
  });

  it('waits for a purpose until it is granted', async () => {
    const granted = vi.fn();
    const waiting = consent.whenConsent(web, SOCIAL).then(granted);
    consent.saveConsent(web, { [SOCIAL]: false, uitgebreid: true });
    await Promise.resolve();
    expect(granted).not.toHaveBeenCalled();
    anotherTab({ [SOCIAL]: true });
    await waiting;
    expect(granted).toHaveBeenCalledOnce();
    await expect(consent.whenConsent(web, SOCIAL)).resolves.toBeUndefined();
  });

  it('waits no longer than its signal', async () => {
    const controller = new AbortController();
    const remove = vi.spyOn(controller.signal, 'removeEventListener');
    const waiting = consent.whenConsent(web, SOCIAL, controller.signal);
    controller.abort();
    await expect(waiting).rejects.toHaveProperty('name', 'AbortError');
    expect(remove).toHaveBeenCalledOnce();
    await expect(consent.whenConsent(web, 'ads', controller.signal)).rejects.toHaveProperty(
      'name',
      'AbortError',
    );
  });
});
