// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { track } from '../../../../../core/user/analytics/track.ts';
import { saveConsent } from '../../../../../core/user/consent/consent.ts';
import { activatePage } from '../../../support/activate-page.ts';
import { logged } from '../../../support/logged.ts';

const FIELDS = { page_view_id: 'v', segment: 'niet_abonnee' };
const consoleInfo = vi.fn();

/** The entries of the data layer. */
const layer = (name = 'dataLayer') => (window as unknown as Record<string, object[] | undefined>)[name];

function pageWith(more: { path?: string; config?: object; consentRequired?: boolean } = {}) {
  return { path: '/', appView: false, consentRequired: false, ...more, config: { ...more.config } };
}

function hide(state: 'hidden' | 'visible' = 'hidden'): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'info').mockImplementation(consoleInfo);
  consoleInfo.mockReset();
  // Like Safari, so that the timers of the test decide.
  vi.stubGlobal('requestIdleCallback', undefined);
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'dataLayer');
  Reflect.deleteProperty(window, 'metingen');
  location.hash = '';
});

afterEach(() => {
  vi.useRealTimers();
  hide('visible');
  Reflect.deleteProperty(document, 'prerendering');
});

describe('track', () => {
  it('pushes an event in a quiet moment, and makes the array where it is missing [analytics-3]', async () => {
    track(pageWith(), 'visitor-segment', FIELDS);
    await vi.advanceTimersByTimeAsync(0);
    expect(layer()).toBeUndefined();
    await vi.advanceTimersByTimeAsync(200);
    expect(layer()).toEqual([{ event: 'visitor-segment', ...FIELDS }]);
  });

  it('keeps the array’s entries, and the order [analytics-3]', async () => {
    Object.assign(window, { dataLayer: [{ event: 'cms' }] });
    const page = pageWith();
    for (const segment of ['a', 'b', 'c']) track(page, 'visitor-segment', { ...FIELDS, segment });
    await vi.advanceTimersByTimeAsync(200);
    expect(layer()?.map((event) => Reflect.get(event, 'segment'))).toEqual([undefined, 'a', 'b', 'c']);
  });

  it.each([
    ['pagehide', () => window.dispatchEvent(new Event('pagehide'))],
    ['hidden', () => hide()],
  ])('pushes at once when the page is left (%s), and each event once', async (_, leave) => {
    const page = pageWith();
    track(page, 'visitor-segment', FIELDS);
    await vi.advanceTimersByTimeAsync(0);
    leave();
    expect(layer()).toHaveLength(1);
    leave();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(layer()).toHaveLength(1);
    track(page, 'visitor-segment', FIELDS);
    leave();
    expect(layer()).toHaveLength(2);
  });

  it.each(['/layout/', '/privacy/', '/layout', '/privacy/cookies/', '/Privacy/'])(
    'does nothing on %s [analytics-1]',
    async (path) => {
      track(pageWith({ path }), 'visitor-segment', FIELDS);
      await vi.advanceTimersByTimeAsync(1_000);
      hide();
      expect(layer()).toBeUndefined();
    },
  );

  it('does something where a path only looks alike [analytics-1]', async () => {
    track(pageWith({ path: '/privacybeleid/' }), 'visitor-segment', FIELDS);
    await vi.advanceTimersByTimeAsync(200);
    expect(layer()).toHaveLength(1);
  });

  it('does nothing with debug=disable-trackers [analytics-1, debug-hashes-5]', async () => {
    location.hash = '#debug=disable-trackers';
    track(pageWith(), 'visitor-segment', FIELDS);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(layer()).toBeUndefined();
  });

  it('prints each push with debug=datalayer, and nothing without [debug-hashes-5]', async () => {
    const page = pageWith();
    track(page, 'visitor-segment', FIELDS);
    await vi.advanceTimersByTimeAsync(200);
    expect(consoleInfo).not.toHaveBeenCalled();
    location.hash = '#debug=datalayer';
    track(page, 'visitor-segment', FIELDS);
    await vi.advanceTimersByTimeAsync(200);
    expect(consoleInfo).toHaveBeenCalledWith('nmt debug datalayer:', { event: 'visitor-segment', ...FIELDS });
  });

  it('counts nothing before the reader opens a prerendered page', async () => {
    Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
    track(pageWith(), 'visitor-segment', FIELDS);
    await vi.advanceTimersByTimeAsync(1_000);
    hide();
    expect(layer()).toBeUndefined();
    await activatePage();
    await vi.advanceTimersByTimeAsync(200);
    expect(layer()).toHaveLength(1);
  });

  it('loses nothing where the code for Google Analytics 4 has not come when the page is left', async () => {
    vi.doMock('../../../../../core/user/analytics/ga4/create-ga4.ts', () => new Promise(() => {}));
    track(pageWith({ config: { ga4: {} } }), 'visitor-segment', FIELDS);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(layer()).toBeUndefined();
    hide();
    expect(layer()).toEqual([{ event: 'visitor-segment', ...FIELDS }]);
    vi.doUnmock('../../../../../core/user/analytics/ga4/create-ga4.ts');
  });

  it('waits for consent where the site lets measuring need it [consent-6]', async () => {
    const page = pageWith({ consentRequired: true, config: { consentPurposes: ['analytics'] } });
    track(page, 'visitor-segment', FIELDS);
    await vi.advanceTimersByTimeAsync(1_000);
    hide();
    expect(layer()).toBeUndefined();
    saveConsent(page, { analytics: true });
    await vi.advanceTimersByTimeAsync(200);
    expect(layer()).toHaveLength(1);
  });

  it('pushes nothing after a withdrawal, and forgets what happened meanwhile [consent-6]', async () => {
    const page = pageWith({ consentRequired: true, config: { consentPurposes: ['analytics'] } });
    track(page, 'visitor-segment', FIELDS);
    saveConsent(page, { analytics: true });
    await vi.advanceTimersByTimeAsync(200);
    saveConsent(page, { analytics: false });
    track(page, 'visitor-segment', { ...FIELDS, segment: 'geheim' });
    await vi.advanceTimersByTimeAsync(1_000);
    saveConsent(page, { analytics: true });
    track(page, 'visitor-segment', { ...FIELDS, segment: 'weer' });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(layer()?.map((event) => Reflect.get(event, 'segment'))).toEqual(['niet_abonnee', 'weer']);
  });

  it('compacts addresses and leaves out secrets and e-mail addresses [analytics-2, analytics-3]', async () => {
    const tail = 'x'.repeat(200);
    track(pageWith(), 'page-view', {
      page_view_id: 'v',
      page_type: 'jan@voorbeeld.nl',
      article_id: undefined,
      article_type: 'a / b',
      address: `https://www.krant.example/nieuws?token=geheim&x=${tail}`,
      referrer: '/nieuws?email=jan%40voorbeeld.nl',
      app_view: false,
      restored: false,
      segment: undefined,
    });
    await vi.advanceTimersByTimeAsync(200);
    expect(layer()).toEqual([
      {
        event: 'page-view',
        page_view_id: 'v',
        article_type: 'a / b',
        address: 'https://www.krant.example/nieuws',
        referrer: `${location.origin}/nieuws`,
        app_view: false,
        restored: false,
      },
    ]);
    const messages = logged(/^error/);
    expect(messages).toHaveLength(1);
    expect(JSON.stringify(messages)).not.toContain('jan');
  });

  it('takes the name that the site gives the array', async () => {
    track(pageWith({ config: { dataLayerName: 'metingen' } }), 'visitor-segment', FIELDS);
    await vi.advanceTimersByTimeAsync(200);
    expect(layer('metingen')).toHaveLength(1);
    expect(layer()).toBeUndefined();
  });

  it.each([
    [
      'throws',
      {
        push: () => {
          throw new Error('kapot');
        },
      },
    ],
    ['is not an array', 7],
    ['is frozen', Object.freeze([])],
  ])('never breaks its feature where the data layer %s [analytics-3]', async (_, dataLayer) => {
    Object.assign(window, { dataLayer });
    const page = pageWith();
    expect(() => track(page, 'visitor-segment', FIELDS)).not.toThrow();
    await vi.advanceTimersByTimeAsync(200);
    expect(() => hide()).not.toThrow();
    expect(logged(/^error/)).toHaveLength(1);
  });

  it('begins a data layer where an element of the page has its name as id [analytics-3]', async () => {
    const element = document.createElement('div');
    Object.assign(window, { dataLayer: element });
    track(pageWith(), 'visitor-segment', FIELDS);
    await vi.advanceTimersByTimeAsync(200);
    expect(layer()).toMatchObject([{ event: 'visitor-segment' }]);
  });

  it('gives each event as it was, and one that others may write into', async () => {
    const fields = { ...FIELDS };
    track(pageWith(), 'visitor-segment', fields);
    fields.segment = 'anders';
    await vi.advanceTimersByTimeAsync(200);
    const [event] = layer() ?? [];
    expect(event).toMatchObject({ segment: 'niet_abonnee' });
    expect(() => Object.assign(event ?? {}, { 'gtm.uniqueEventId': 1 })).not.toThrow();
  });
});

describe('onPageView', () => {
  it('reports the same view to all callers, and a new one when the page returns', async () => {
    const { onPageView } = await import('../../../../../core/user/analytics/page-views.ts');
    const bus = await import('../../../../../core/runtime/bus/bus.ts');
    const [one, two] = [vi.fn(), vi.fn()];
    const controller = new AbortController();
    onPageView(one, controller.signal);
    onPageView(two, new AbortController().signal);
    expect(one).toHaveBeenCalledOnce();
    expect(two.mock.calls).toEqual(one.mock.calls);
    bus.emit('page:restored', {});
    expect(one).toHaveBeenLastCalledWith(expect.objectContaining({ id: expect.any(String), restored: true }));
    expect(two.mock.calls).toEqual(one.mock.calls);
    expect(one.mock.calls[0]?.[0].id).not.toBe(one.mock.calls[1]?.[0].id);
    controller.abort();
    bus.emit('page:restored', {});
    expect(one).toHaveBeenCalledTimes(2);
    expect(two).toHaveBeenCalledTimes(3);
  });

  it('reports a page that a feature inserted instead of this one [photo-of-the-day-1]', async () => {
    const { onPageView, reportPageChange } = await import('../../../../../core/user/analytics/page-views.ts');
    const heard = vi.fn();
    // Nothing is counted yet: the first view will be that of the new page.
    reportPageChange('https://krant.example/a/', false);
    onPageView(heard, new AbortController().signal);
    expect(heard).toHaveBeenCalledOnce();
    history.replaceState(null, '', '/b/');
    reportPageChange('https://krant.example/a/', false);
    expect(heard).toHaveBeenLastCalledWith({
      id: expect.not.stringMatching(heard.mock.calls[0]?.[0].id),
      restored: false,
      address: `${location.origin}/b/`,
      referrer: 'https://krant.example/a/',
    });
  });
});
