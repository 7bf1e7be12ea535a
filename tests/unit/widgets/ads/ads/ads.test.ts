// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { paywallDecision } from '../../../../../core/domain/paywall/decision.ts';
import { readFacts } from '../../../../../core/runtime/page/facts.ts';
import { completePage } from '../../../../../core/runtime/page/page.ts';
import { consent } from '../../../../../core/user/consent/consent.ts';
import { forgetPersonal } from '../../../../../core/user/visitor/forget-personal.ts';
import ads from '../../../../../widgets/ads/ads/ads.ts';
import { setLogin } from '../../../core/user/visitor/reader.ts';
import { type Backend, backend } from '../../../support/backend.ts';
import { logged, takeLogged, tolerate } from '../../../support/logged.ts';
import { markup } from '../../../support/markup.ts';
import { type Outcome, stubScripts } from '../../../support/scripts.ts';
import { tracked } from '../../../support/tracked.ts';
import { configure, leaveAll, mount } from '../../support/mount.ts';
import { stubIntersectionObserver, stubResizeObserver } from '../../support/observers.ts';
import { stubTag } from './provider/tag.ts';

let scripts: HTMLScriptElement[];
let outcome: Outcome;
let stub: ReturnType<typeof stubTag>;
let views: ReturnType<typeof stubIntersectionObserver>;
let answers: Record<string, { status: number; json: unknown }>;
let server: Backend;
/** The calls; those for a decision include its subject. */
const calls = () =>
  server.calls.map(({ call, body }) =>
    [call, (body as { sdkFeatureSlug?: string } | undefined)?.sdkFeatureSlug].filter(Boolean).join(' '),
  );
const messages = () => takeLogged().map((parts) => parts.slice(1, 2).join(' '));
/** The page's configuration, which identifies it. */
let config: { readonly loginCookie: string };
/**
 * The position of the first slot: below the viewport until a test changes it. Each is screens below the previous one.
 */
let top = 5000;
/** Distance between two slots, in px. */
let distance = 3000;

function boxOf(element: HTMLElement): DOMRect {
  const slots = [...document.querySelectorAll('[data-ad-position]')];
  // The text is above all slots from the server.
  const isText = element.localName === 'p';
  const order = isText ? [...document.querySelectorAll('p')].indexOf(element as HTMLParagraphElement) : 0;
  const y = isText ? -90_000 + order * 3000 : top + Math.max(0, slots.indexOf(element)) * distance;
  return { top: y, bottom: y + 600, left: 0, right: 300, width: 300, height: 600 } as DOMRect;
}

beforeEach(() => {
  vi.useFakeTimers();
  stub = stubTag();
  window.googletag = stub.tag;
  views = stubIntersectionObserver();
  stubResizeObserver();
  answers = {};
  config = { loginCookie: 'nmt_login' };
  top = 5000;
  distance = 3000;
  outcome = 'arrives';
  scripts = stubScripts(() => outcome);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return boxOf(this);
  });
  server = backend({
    '*': ({ path }) => Response.json(answers[path]?.json ?? {}, { status: answers[path]?.status ?? 404 }),
  });
});

afterEach(() => {
  leaveAll();
  setLogin(undefined);
  forgetPersonal();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
  document.body.replaceChildren();
  for (const name of Object.keys(document.body.dataset)) delete document.body.dataset[name];
  history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
});

async function settle(milliseconds = 400): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) {
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(milliseconds / 4);
  }
}

const slotAt = (position: string) =>
  document.querySelector<HTMLElement>(`[data-ad-position="${position}"]`) as HTMLElement;
const stateOf = (position: string) => slotAt(position).dataset.adState;

/** A page with slots, the first of which is mounted. */
async function open(html: string, facts: Record<string, unknown> = {}) {
  document.body.replaceChildren(...markup(html));
  const [hook] = document.querySelectorAll<HTMLElement>('[data-ad-position]');
  const mounted = await mount(ads, hook ?? null, { config, ...facts });
  await settle();
  return mounted;
}

/** The reader scrolls near a slot: an advertisement is requested. */
async function near(position: string): Promise<void> {
  views.enter(slotAt(position));
  await settle();
}

/** The provider inserts a frame into the slot and answers. */
async function fill(id: string, sandbox: string | undefined = 'allow-scripts', size: unknown = [336, 280]) {
  const frame = document.createElement('iframe');
  if (sandbox !== undefined) frame.setAttribute('sandbox', sandbox);
  document.getElementById(id)?.append(frame);
  stub.render(id, false, size);
  await settle();
  return frame;
}

const RECTANGLE = '<div data-ad-position="rectangle"></div>';
const asFront = { pageType: 'frontpage' };

/** A page on which advertisements require a consent that is missing. All pages of a file share the store of consent. */
async function openUnconsented() {
  configure(config);
  const page = completePage({ ...readFacts(), config, ...asFront });
  const before = consent(page).getState();
  consent(page).setState({ required: true, purposes: ['ads'], choice: undefined });
  onTestFinished(() => consent(page).setState(before));
  await open(RECTANGLE, asFront);
  return page;
}

describe('a slot', () => {
  it('requests nothing until it is near, then goes from unknown over filled to adShown [ads-4, ads-6, ads-17]', async () => {
    await open(RECTANGLE, asFront);
    const slot = slotAt('rectangle');
    expect([stateOf('rectangle'), scripts.length, stub.calls]).toEqual(['unknown', 0, []]);
    await near('rectangle');
    expect(scripts[0]?.src).toBe('https://securepubads.g.doubleclick.net/tag/js/gpt.js');
    expect(stub.slots).toMatchObject([
      { path: '/163/home/rectangle', id: 'ad-home-rectangle', sizes: [[336, 280]] },
    ]);
    const frame = await fill('ad-home-rectangle');
    expect(stateOf('rectangle')).toBe('filled');
    expect(slot.className).toContain('is-filled');
    expect(slot.getAttribute('aria-label')).toBe('Advertentie');
    expect(slot.getAttribute('role')).toBe('group');
    expect(slot.querySelector('[data-ad-label]')?.textContent).toBe('Advertentie');
    expect(frame.title).toBe('Advertentie');
    stub.load('ad-home-rectangle');
    expect(stateOf('rectangle')).toBe('adShown');
    expect(messages()).toEqual([]);
  });

  it('becomes empty without an advertisement, and loses its space out of view only [ads-4, ads-17]', async () => {
    await open(RECTANGLE, asFront);
    await near('rectangle');
    top = 100;
    stub.render('ad-home-rectangle', true);
    await settle();
    const slot = slotAt('rectangle');
    expect(stateOf('rectangle')).toBe('empty');
    expect(slot.className).toContain('is-unfilled');
    expect(slot.querySelector('[data-ad-frame]')).toBeNull();
    views.leave(slot);
    expect(slot.dataset.adSpace).toBeUndefined();
    top = 900;
    views.leave(slot);
    expect(slot.dataset.adSpace).toBe('released');
  });

  it('in sight is filled by consent that comes late [ads-6]', async () => {
    const page = await openUnconsented();
    const slot = slotAt('rectangle');
    top = 100;
    await near('rectangle');
    await settle(1000);
    expect([stub.slots.length, stateOf('rectangle'), slot.dataset.adSpace]).toEqual([
      0,
      'unknown',
      undefined,
    ]);
    consent(page).setState({ choice: { ads: true } });
    await settle();
    await near('rectangle');
    expect(stub.slots).toMatchObject([{ id: 'ad-home-rectangle' }]);
    await fill('ad-home-rectangle');
    expect(stateOf('rectangle')).toBe('filled');
  });

  it.each([
    ['is emptied', {}, 'empty'],
    ['is filled by a limited one, where the site says so', { withoutConsent: 'limited' }, 'adShown'],
  ])('%s when the visitor withdraws consent [ads-6]', async (_, settings, state) => {
    config = { loginCookie: 'nmt_login', ads: settings } as never;
    const page = await openUnconsented();
    consent(page).setState({ choice: { ads: true } });
    await near('rectangle');
    await fill('ad-home-rectangle');
    stub.load('ad-home-rectangle');
    expect(stub.privacy).toEqual({ nonPersonalizedAds: false, limitedAds: false });
    consent(page).setState({ choice: { ads: false } });
    await settle();
    expect(stateOf('rectangle')).toBe(state);
    const isLimited = state === 'adShown';
    expect(stub.privacy).toEqual({ nonPersonalizedAds: isLimited, limitedAds: isLimited });
    expect(stub.calls.filter((call) => call.startsWith('refresh'))).toHaveLength(isLimited ? 2 : 1);
  });

  it('requests nothing with consent that was withdrawn before the slot was near [ads-6]', async () => {
    const page = await openUnconsented();
    slotAt('rectangle');
    top = 1200;
    await near('rectangle');
    await settle(1000);
    consent(page).setState({ choice: { ads: true } });
    await settle();
    consent(page).setState({ choice: { ads: false } });
    await near('rectangle');
    await settle();
    expect(stub.slots).toEqual([]);
    consent(page).setState({ choice: { ads: true } });
    await settle();
    await near('rectangle');
    expect(stub.slots).toHaveLength(1);
  });

  it('is limited again at each withdrawal, where the site says so [ads-6]', async () => {
    config = { loginCookie: 'nmt_login', ads: { withoutConsent: 'limited' } } as never;
    const page = await openUnconsented();
    await near('rectangle');
    await settle(1000);
    await fill('ad-home-rectangle');
    expect(stub.privacy).toEqual({ nonPersonalizedAds: true, limitedAds: true });
    for (const refreshes of [2, 3]) {
      consent(page).setState({ choice: { ads: true } });
      consent(page).setState({ choice: { ads: false } });
      await settle();
      expect(stub.calls.filter((call) => call.startsWith('refresh'))).toHaveLength(refreshes);
      expect(stub.privacy).toEqual({ nonPersonalizedAds: true, limitedAds: true });
    }
  });

  it('out of sight has no space until consent comes [ads-6]', async () => {
    const page = await openUnconsented();
    const slot = slotAt('rectangle');
    top = 1200;
    await near('rectangle');
    await settle(1000);
    views.leave(slot);
    expect(slot.dataset.adSpace).toBe('released');
    consent(page).setState({ choice: { ads: true } });
    await settle();
    views.leave(slot);
    await settle();
    expect(slot.dataset.adSpace).toBeUndefined();
    await near('rectangle');
    expect(stub.slots).toHaveLength(1);
  });

  it('is empty when the script is blocked, which is requested once [ads-17]', async () => {
    outcome = 'fails';
    await open(`${RECTANGLE}<p>Tekst.</p><div data-ad-position="rectangle-2"></div>`, asFront);
    await mount(ads, slotAt('rectangle-2'), asFront);
    await near('rectangle');
    expect(stateOf('rectangle')).toBe('empty');
    expect(messages()).toEqual(['The slot "rectangle" could not be filled; it stays empty.']);
  });

  it('is empty when no answer comes in time [ads-17]', async () => {
    await open(RECTANGLE, asFront);
    await near('rectangle');
    await settle(9000);
    expect(stateOf('rectangle')).toBe('unknown');
    await settle(1000);
    expect(stateOf('rectangle')).toBe('empty');
    expect(stub.calls).toContain('destroy ad-home-rectangle');
  });

  it('without an id warns and stays empty [ads-14]', async () => {
    await open('<div data-ad-position="leaderbord"></div>', asFront);
    expect(messages()).toEqual([
      'Cannot generate slot-id for slot',
      'No position is named "leaderbord". Did you mean "leaderboard"?',
    ]);
    expect(stateOf('leaderbord')).toBe('empty');
  });

  it.each([
    ['no sandbox', undefined],
    ['its own origin', 'allow-scripts allow-same-origin'],
    ['the way to lead the page elsewhere', 'allow-scripts allow-top-navigation'],
  ])('is emptied when its frame has %s', async (_, sandbox) => {
    await open(RECTANGLE, asFront);
    await near('rectangle');
    const frame = document.createElement('iframe');
    if (sandbox !== undefined) frame.setAttribute('sandbox', sandbox);
    document.getElementById('ad-home-rectangle')?.append(frame);
    stub.render('ad-home-rectangle', false);
    await settle();
    expect(stateOf('rectangle')).toBe('empty');
    expect(slotAt('rectangle').querySelector('iframe')).toBeNull();
    expect(messages()).toEqual([
      'The advertisement in "rectangle" was removed: its frame could reach the page.',
    ]);
  });

  it('is emptied when a frame that came later could reach the page', async () => {
    await open(RECTANGLE, asFront);
    await near('rectangle');
    await fill('ad-home-rectangle');
    document.getElementById('ad-home-rectangle')?.append(document.createElement('iframe'));
    await settle();
    expect(stateOf('rectangle')).toBe('empty');
    logged('was removed: its frame could reach the page');
  });

  it('lets the keyboard past the advertisement', async () => {
    await open(RECTANGLE, asFront);
    await near('rectangle');
    await fill('ad-home-rectangle');
    const slot = slotAt('rectangle');
    const skip = slot.querySelector('button');
    expect(skip?.textContent).toBe('Sla advertentie over');
    skip?.click();
    const focused = document.activeElement as Element;
    const place = slot.querySelector('[data-ad-frame]') as Element;
    expect(slot.contains(focused)).toBe(true);
    expect(place.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('below the text has frames of 480 px [ads-8]', async () => {
    await open('<article><p>Tekst.</p></article><div data-ad-position="below-content"></div>');
    await near('below-content');
    const frame = await fill('ad-article-below-content', 'allow-scripts', [300, 600]);
    expect(frame.style.getPropertyValue('block-size')).toBe('480px');
  });

  it('is seen once, after a second with half of it in view [ads-17]', async () => {
    await open(RECTANGLE, asFront);
    await near('rectangle');
    await fill('ad-home-rectangle');
    const place = document.getElementById('ad-home-rectangle') as HTMLElement;
    const seen = (ratio: number) =>
      views.notify(place, { target: place, isIntersecting: ratio > 0, intersectionRatio: ratio });
    seen(0.49);
    await settle(2000);
    seen(0.5);
    await settle(900);
    seen(0.2);
    await settle(2000);
    expect(await tracked()).toEqual([]);
    seen(0.6);
    await settle(1000);
    seen(0.1);
    seen(0.9);
    await settle(2000);
    expect(await tracked()).toEqual([
      { event: 'ad-viewable', slot_id: 'ad-home-rectangle', position: 'rectangle', section: 'home' },
    ]);
  });

  it('leaves the page as it was, and takes its advertisement along', async () => {
    const served = '<div data-ad-position="rectangle" class="banner"></div>';
    const { leave } = await open(served, asFront);
    await near('rectangle');
    await fill('ad-home-rectangle');
    leave();
    await settle();
    expect(document.body.innerHTML).toBe(served);
    expect(stub.calls).toContain('destroy ad-home-rectangle');
  });
});

describe('a page', () => {
  const text = (count: number) =>
    `<div data-article-body>${'<p>Tekst.</p>'.repeat(count)}</div><p>Voet.</p>${RECTANGLE}`;
  const textBlocks = () =>
    [...document.querySelectorAll<HTMLElement>('[data-article-body] > *')].map(
      ({ dataset, localName }) => dataset.adPosition ?? localName,
    );

  it('gets slots in its text, closed until their place is out of view, which leave with the last sent one [ads-9]', async () => {
    top = 100;
    const { leave } = await open(text(8));
    expect(textBlocks()).toEqual(['p', 'p', 'inline', 'p', 'p', 'p', 'inline-2', 'p', 'p', 'p']);
    const slot = slotAt('inline');
    expect([slot.hasAttribute('data-ad-placed'), slot.dataset.adSpace]).toEqual([true, 'closed']);
    await mount(ads, slot);
    await settle();
    views.leave(slot);
    await settle();
    expect(slot.dataset.adSpace).toBe('closed');
    top = 900;
    views.leave(slot);
    expect(slot.dataset.adSpace).toBeUndefined();
    leave();
    expect(textBlocks()).toEqual(Array(8).fill('p'));
  });

  describe('with two slots', () => {
    const TWO = `${RECTANGLE}<p>Tekst.</p><div data-ad-position="rectangle-2"></div>`;
    const statesOf = () => [stateOf('rectangle'), stateOf('rectangle-2')];

    it.each([
      ['in one window', 1000, {}, 'empty'],
      ['a window apart', 600 + innerHeight, {}, 'unknown'],
      ['in one window, which the site allows', 1000, { screensBetween: 0 }, 'unknown'],
    ])('%s, the second one is %s', async (_, px, settings, second) => {
      config = { loginCookie: 'nmt_login', ads: settings } as never;
      distance = px;
      await open(TWO, asFront);
      await mount(ads, slotAt('rectangle-2'), { config, ...asFront });
      await settle();
      expect(statesOf()).toEqual(['unknown', second]);
      expect(slotAt('rectangle-2').dataset.adSpace).toBeUndefined();
      views.leave(slotAt('rectangle-2'));
      const space = second === 'empty' ? 'released' : undefined;
      expect(slotAt('rectangle-2').dataset.adSpace).toBe(space);
    });

    it('that come together while the page changes, the second one leaves before it is requested', async () => {
      await open(TWO, asFront);
      await mount(ads, slotAt('rectangle-2'), { config, ...asFront });
      await settle();
      distance = 700;
      await near('rectangle-2');
      expect(statesOf()).toEqual(['unknown', 'empty']);
      expect(stub.slots).toEqual([]);
    });

    it('takes the second one if nothing comes into the first', async () => {
      distance = 700;
      await open(TWO, asFront);
      await near('rectangle');
      stub.render('ad-home-rectangle', true);
      await settle();
      await mount(ads, slotAt('rectangle-2'), { config, ...asFront });
      await settle();
      expect(statesOf()).toEqual(['empty', 'unknown']);
    });
  });

  it('of a subscriber gets the banner that the service decides about, with its segment [ads-11, ads-13]', async () => {
    setLogin('iemand');
    answers['/login-status'] = { status: 200, json: { permissions: ['nrc-online'] } };
    answers['/paywall-api/api/zephr'] = { status: 200, json: { position: 'inlinebanner', segment: 'basis' } };
    await open(text(8));
    expect(textBlocks().filter((block) => block !== 'p')).toEqual(['klantwaarde-inlinebanner']);
    await mount(ads, slotAt('klantwaarde-inlinebanner'));
    await settle();
    views.leave(slotAt('klantwaarde-inlinebanner'));
    await settle();
    await near('klantwaarde-inlinebanner');
    expect(calls()).toContain('POST /paywall-api/api/zephr klantwaarde');
    expect(stub.slots[0]?.targeting).toEqual({ position: 'klantwaarde-inlinebanner', segment: 'basis' });
  });

  it.each([
    ['another slot', { status: 200, json: { position: 'topbanner' } }],
    ['no slot', { status: 200, json: {} }],
    ['an error', { status: 500, json: {} }],
  ])('whose decision names %s leaves the slot empty [ads-13, ads-17]', async (_, answer) => {
    tolerate('The slot "klantwaarde-bottombanner" could not be filled; it stays empty.');
    setLogin('iemand');
    answers['/login-status'] = { status: 200, json: { permissions: ['nrc-online'] } };
    answers['/paywall-api/api/zephr'] = answer;
    await open('<div data-ad-position="klantwaarde-bottombanner"></div>', asFront);
    await near('klantwaarde-bottombanner');
    expect(stateOf('klantwaarde-bottombanner')).toBe('empty');
    expect(stub.slots).toEqual([]);
  });

  it('loses its advertisements when a wall comes [ads-1]', async () => {
    await open(RECTANGLE, asFront);
    await near('rectangle');
    await fill('ad-home-rectangle');
    document.body.append(...markup('<div><section data-paywall-type="hard"></section></div>'));
    await settle();
    expect(stateOf('rectangle')).toBe('empty');
    expect(slotAt('rectangle').querySelector('iframe')).toBeNull();
  });

  it.each([
    ['a wall', () => document.body.append(...markup('<section data-paywall-type="hard"></section>'))],
    ['the marker', () => history.replaceState(null, '', '/#disable-ads')],
    ['a word of its own', () => document.body.setAttribute('data-allow-ads', 'false')],
  ])('with %s requests nothing [ads-1, ads-2]', async (_, prepare) => {
    document.body.replaceChildren(...markup(RECTANGLE));
    prepare();
    await mount(ads, slotAt('rectangle'), asFront);
    await settle();
    expect(stateOf('rectangle')).toBe('empty');
    await near('rectangle');
    expect([scripts.length, stub.calls]).toEqual([0, []]);
  });

  it('waits for the decision about a wall that was requested, and has none behind it [ads-1]', async () => {
    answers['/paywall-api/api/zephr'] = { status: 200, json: { paywallId: 'artikel' } };
    document.body.replaceChildren(...markup(`<div data-widget="paywall"></div>${RECTANGLE}`));
    // Both features identify the page by its configuration.
    const facts = { ...readFacts(), ...asFront };
    await paywallDecision(completePage(facts));
    await mount(ads, slotAt('rectangle'), facts);
    await settle();
    expect(stateOf('rectangle')).toBe('empty');
  });

  it.each(['#photo=brug', '#msg=dank', '#disable-ads'])(
    'that begins without advertisements has no space for them, in view either: %s [ads-2, ads-17]',
    async (hash) => {
      history.replaceState(null, '', `/${hash}`);
      top = 100;
      await open(RECTANGLE, asFront);
      expect([stateOf('rectangle'), slotAt('rectangle').dataset.adSpace]).toEqual(['empty', 'released']);
    },
  );

  it('whose reader opens a photo requests nothing until it is closed [ads-2]', async () => {
    await open(RECTANGLE, asFront);
    history.replaceState(null, '', '/#photo=brug');
    await near('rectangle');
    expect(stub.slots).toEqual([]);
    history.replaceState(null, '', '/');
    dispatchEvent(new Event('popstate'));
    await settle();
    expect(stub.slots).toHaveLength(1);
  });
});

describe('the mobile top banner of subscribers', () => {
  const BANNER = '<div data-ad-position="mobile-top-banner"></div>';
  beforeEach(() => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.startsWith('not') || query.includes('360'),
    }));
    setLogin('iemand');
    answers['/login-status'] = { status: 200, json: { permissions: ['nrc-online'] } };
    answers['/paywall-api/api/zephr'] = { status: 200, json: { position: 'topbanner' } };
  });

  it.each([
    ['a', 1, 'empty', 0],
    ['b', 2, 'unknown', 1],
  ])('depends on the group %s, which is reported [ads-15]', async (letter, group, state, count) => {
    answers['/papi/api/user/property/'] = { status: 200, json: { key: 'mobile_top_banner', value: letter } };
    await open(BANNER, asFront);
    await near('mobile-top-banner');
    expect(await tracked()).toEqual([{ event: 'experiment-group', experiment: 'mobile_top_banner', group }]);
    expect([stateOf('mobile-top-banner'), stub.slots.length]).toEqual([state, count]);
  });

  it('asks for the group and then for the decision, once it is near, and for consent last [ads-6, ads-13, ads-15]', async () => {
    const property = '/papi/api/user/property/';
    answers[property] = { status: 200, json: { key: 'mobile_top_banner', value: 'b' } };
    const page = completePage({ ...readFacts(), config, ...asFront });
    const before = consent(page).getState();
    onTestFinished(() => consent(page).setState(before));
    consent(page).setState({ required: true, purposes: ['ads'], choice: undefined });
    await open(BANNER, asFront);
    const asked = () => calls().filter((call) => call.includes(property) || call.includes('zephr'));
    expect(asked()).toEqual([]);
    await near('mobile-top-banner');
    expect(asked().map((call) => call.split(' ')[1])).toEqual([property, '/paywall-api/api/zephr']);
    expect(scripts).toEqual([]);
  });

  it('stores a group that is drawn [ads-15]', async () => {
    answers['/papi/api/user/property/'] = { status: 200, json: [] };
    await open(BANNER, asFront);
    await near('mobile-top-banner');
    expect(calls()).toContain('PUT /papi/api/user/property/');
  });
});
