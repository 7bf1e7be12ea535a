// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import * as bus from '../../../../../core/runtime/bus/bus.ts';
import type { SentMessage } from '../../../../../core/user/app/messages.ts';
import feature from '../../../../../widgets/shell/app-links/app-links.ts';
import { APP_VIEW, goTo, installIos } from '../../../core/user/app/app-view.ts';
import { logged } from '../../../support/logged.ts';
import { leaveAll, mount } from '../../support/mount.ts';

const ARTICLE = '/nieuws/2026/03/28/ander-a4102';
const OUTSIDE = 'https://elders.example/';

let messages: SentMessage[];
let assign: MockInstance<typeof location.assign>;

const offer = (...capabilities: string[]) =>
  bus.emit('app:capabilities-offered', { version: 1, capabilities });
const answer = (handled: boolean) =>
  bus.emit('app:message-answered', { id: messages.at(-1)?.id ?? 0, handled });
const settled = () => vi.advanceTimersByTimeAsync(0);

const { settings } = (window as unknown as { happyDOM: { settings: { navigation: object } } }).happyDOM;
// The test window follows links before the click reaches the document.
Object.assign(settings.navigation, { disableMainFrameNavigation: true, disableFallbackToSetURL: true });

/** Clicks a link like a reader; returns whether the browser would still follow it. */
function click(attributes: Record<string, string>, init: MouseEventInit = {}): boolean {
  const link = document.createElement('a');
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  const inner = link.appendChild(document.createElement('b'));
  document.body.append(link);
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  // Outside of the hook, because the test must not follow any link.
  let isFollowed = true;
  document.addEventListener(
    'click',
    () => {
      isFollowed = !event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  inner.dispatchEvent(event);
  return isFollowed;
}

beforeEach(async () => {
  vi.useFakeTimers();
  goTo(APP_VIEW);
  messages = installIos();
  assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  await mount(feature, document.body, { appView: true });
});

afterEach(() => {
  leaveAll();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

describe('the app', () => {
  it('is notified once of the page, and again when the page returns', async () => {
    const ready = {
      type: 'page:ready',
      version: 1,
      capabilities: ['links', 'share', 'consent'],
      url: location.href,
      articleId: '4101',
      consentRequired: true,
    };
    expect(messages).toEqual([{ ...ready, id: expect.any(Number) }]);
    leaveAll();
    await mount(feature, document.body, { appView: true });
    expect(messages).toHaveLength(1);
    bus.emit('page:restored', {});
    expect(messages).toEqual([
      { ...ready, id: expect.any(Number) },
      { ...ready, id: expect.any(Number) },
    ]);
    expect(messages[1]?.id).not.toBe(messages[0]?.id);
  });

  it.each([
    [ARTICLE, { kind: 'article', articleId: '4102' }],
    [OUTSIDE, { kind: 'external' }],
  ])('that offers links gets %s', async (href, more) => {
    offer('links');
    expect(click({ href })).toBe(false);
    expect(messages.at(-1)).toMatchObject({
      type: 'link:open',
      url: new URL(href, location.href).href,
      ...more,
    });
    answer(true);
    await settled();
    expect(assign).not.toHaveBeenCalled();
  });

  it('that offers links is called once for several clicks, and again for another link', async () => {
    offer('links');
    click({ href: OUTSIDE });
    expect(click({ href: OUTSIDE })).toBe(false);
    expect(messages.filter(({ type }) => type === 'link:open')).toHaveLength(1);
    answer(true);
    await settled();
    click({ href: OUTSIDE });
    expect(messages.filter(({ type }) => type === 'link:open')).toHaveLength(2);
  });
});

describe('the page', () => {
  it.each(['refuses', 'is silent'])('opens the link itself where the app %s', async (how) => {
    offer('links');
    click({ href: OUTSIDE });
    if (how === 'refuses') answer(false);
    await vi.advanceTimersByTimeAsync(1000);
    expect(assign.mock.calls).toEqual([[OUTSIDE]]);
  });

  it('opens it itself where the bridge throws', async () => {
    offer('links');
    installIos(() => {
      throw new Error('gone');
    });
    click({ href: OUTSIDE });
    await settled();
    expect(assign.mock.calls).toEqual([[OUTSIDE]]);
    logged("warn nmt app: The app's bridge threw (Error: gone)");
  });

  it('follows a link where the app offers nothing; an article in its app view', () => {
    expect(click({ href: OUTSIDE })).toBe(true);
    expect(assign).not.toHaveBeenCalled();
    expect(click({ href: ARTICLE })).toBe(false);
    expect(assign.mock.calls).toEqual([[new URL(`${ARTICLE}/appview?app=nmt-ios`, location.href).href]]);
  });

  it('opens in the web view links whose new window a web view lacks', () => {
    expect(click({ href: '/onderwerp/klimaat/', target: '_blank' })).toBe(false);
    expect(click({ href: OUTSIDE, target: 'x' })).toBe(false);
    expect(assign.mock.calls).toEqual([[new URL('/onderwerp/klimaat/', location.href).href], [OUTSIDE]]);
    expect(click({ href: OUTSIDE, target: '_top' })).toBe(true);
  });

  it('ignores other events than plain clicks on links elsewhere', () => {
    offer('links');
    expect(click({ href: OUTSIDE }, { ctrlKey: true })).toBe(true);
    expect(click({ href: OUTSIDE }, { button: 1 })).toBe(true);
    expect(click({ href: OUTSIDE, download: '' })).toBe(true);
    expect(click({ href: '#onderwerpen' })).toBe(true);
    expect(click({ href: '/sectie/sport/' })).toBe(true);
    expect(click({})).toBe(true);
    expect(messages).toHaveLength(1);
  });

  it('ignores clicks that another feature has handled', () => {
    offer('links');
    const part = document.createElement('div');
    document.body.append(part);
    part.addEventListener('click', (event) => event.preventDefault());
    const link = part.appendChild(document.createElement('a'));
    link.href = OUTSIDE;
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect(messages).toHaveLength(1);
  });

  it('does no more when the feature has left', async () => {
    offer('links');
    click({ href: OUTSIDE });
    leaveAll();
    await vi.advanceTimersByTimeAsync(1000);
    expect(click({ href: OUTSIDE })).toBe(true);
    expect(assign).not.toHaveBeenCalled();
  });
});
