// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import header from '../../../../../widgets/shell/header/header.ts';
import { backend, setLogin } from '../../../core/user/visitor/reader.ts';
import { leaveAll, mount } from '../../support/mount.ts';
import { stubResizeObserver } from '../../support/observers.ts';

// Code that loads with the first call is imported here, so that no test waits for it.
import '../../../../../core/user/visitor/load-login.ts';

const SECTIONS = `<nav data-header-sections>
  <a href="/">Voorpagina</a><a href="/sectie/sport/" aria-current="true">Sport</a><a href="/sectie/sport/schaatsen/">Schaatsen</a>
  <a href="https://elders.example/sectie/sport/schaatsen/baan/">Elders</a>
</nav><nav><a href="/sectie/sport/schaatsen/">In het menu</a></nav>`;

let sizes: ReturnType<typeof stubResizeObserver>;

beforeEach(() => {
  sizes = stubResizeObserver();
  document.body.innerHTML = `<div data-widget="header">${SECTIONS}</div>`;
});

afterEach(() => {
  leaveAll();
  setLogin(undefined);
  sessionStorage.clear();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
  document.body.replaceChildren();
});

const start = () => mount(header, document.querySelector<HTMLElement>('[data-widget]'));
const marked = () =>
  [...document.querySelectorAll('[aria-current]')].map(
    (link) => `${link.textContent}: ${link.getAttribute('aria-current')}`,
  );

it('marks the section that the reader is in, and no other [header-2]', async () => {
  history.replaceState(null, '', '/sectie/sport/schaatsen/uitslagen/');
  const { leave } = await start();
  expect(marked()).toEqual(['Schaatsen: page']);
  leave();
  expect(marked()).toEqual(['Sport: true']);
});

it('marks the section in any nav of a header without a marked bar, but not in a menu [header-2]', async () => {
  const link = '<a href="/sectie/sport/">Sport</a>';
  document.body.innerHTML = `<div data-widget="header"><nav>${link}<a href="/sectie/natuur/">Natuur</a></nav><div data-menu><nav>${link}</nav></div></div>`;
  history.replaceState(null, '', '/sectie/sport/');
  const { leave } = await start();
  expect(marked()).toEqual(['Sport: page']);
  leave();
  expect(marked()).toEqual([]);
});

it('marks the section in the list of a header without any nav [header-2]', async () => {
  const list = '<ul><li><a href="/sectie/sport/">Sport</a></li><li><a href="/">Voorpagina</a></li></ul>';
  document.body.innerHTML = `<header data-widget="header">${list}</header>`;
  history.replaceState(null, '', '/sectie/sport/');
  const { leave } = await start();
  expect(marked()).toEqual(['Sport: page']);
  leave();
  expect(marked()).toEqual([]);
});

it('keeps the mark of the server where no link leads to the page, as on an article [header-2]', async () => {
  history.replaceState(null, '', '/nieuws/2026/03/29/kopgroep-a4117');
  await start();
  expect(marked()).toEqual(['Sport: true']);
});

it('scrolls the section into view in the bar, not the page [header-2]', async () => {
  history.replaceState(null, '', '/sectie/sport/schaatsen/');
  const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
  const { hook, leave } = await start();
  const bar = hook.querySelector<HTMLElement>('[data-header-sections]');
  const current = hook.querySelector<HTMLElement>('[aria-current]');
  if (!bar || !current) throw new Error('no bar');
  Object.defineProperties(bar, { scrollWidth: { value: 900 }, clientWidth: { value: 360 } });
  bar.getBoundingClientRect = () => ({ left: 0, width: 360 }) as DOMRect;
  current.getBoundingClientRect = () => ({ left: 500, width: 80 }) as DOMRect;
  sizes.resize(bar);
  expect(bar.scrollLeft).toBe(360);
  // Ignores the calls of other test files, which share the prototype.
  expect(scrollIntoView.mock.contexts.filter((element) => document.contains(element as Node))).toEqual([]);
  leave();
  expect(sizes.alive()).toBe(0);
});

it.each([
  ['a subscriber', { permissions: ['nrc-online'] }, true],
  ['a plus subscriber', { permissions: ['nrc-online', 'plus'] }, true],
  ['a registered reader', { permissions: [] }, false],
  ['a regional subscriber', { permissions: ['mediahuis'] }, false],
])('marks %s as subscriber or not [header-1, header-2]', async (_, answer, isSubscriber) => {
  setLogin('a');
  const calls = backend(answer);
  const { hook, leave } = await start();
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  await vi.waitFor(() => expect(sessionStorage.length).toBe(1));
  expect(hook.classList.contains('is-subscriber')).toBe(isSubscriber);
  leave();
  expect(hook.classList.contains('is-subscriber')).toBe(false);
});

it('keeps the server’s state until the visitor is known, and removes it then [header-1]', async () => {
  setLogin('a');
  const calls = backend();
  document.querySelector('[data-widget]')?.classList.add('is-subscriber');
  const { hook } = await start();
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  expect(hook.classList.contains('is-subscriber')).toBe(true);
  setLogin(undefined);
  dispatchEvent(new Event('focus'));
  await vi.waitFor(() => expect(hook.classList.contains('is-subscriber')).toBe(false));
});

it.each([
  ['a subscriber', ['nrc-online'], true],
  ['a subscriber of both papers', ['nrc-online', 'mediahuis'], true],
  ['a subscriber of a regional paper alone', ['mediahuis'], false],
  ['a visitor whose subscription has ended', [], false],
])('invites %s to subscribe or not, wherever the links are [header-1]', async (_, permissions, isHidden) => {
  setLogin('a');
  backend({ permissions });
  const links = '<a data-header-subscribe href="/abonnementen/">Abonneren</a>';
  document.body.innerHTML = `<div data-widget="header">${links}</div><dialog>${links}</dialog>`;
  const invitations = () =>
    [...document.querySelectorAll<HTMLElement>('[data-header-subscribe]')].map(({ hidden }) => hidden);
  const { leave } = await start();
  expect(invitations()).toEqual([false, false]);
  await vi.waitFor(() => expect(sessionStorage.length).toBe(1));
  expect(invitations()).toEqual([isHidden, isHidden]);
  leave();
  expect(invitations()).toEqual([false, false]);
});

it('shows what the server hid from a former subscriber', async () => {
  backend();
  document.body.innerHTML =
    '<div data-widget="header"><a data-header-subscribe hidden href="/abonnementen/">Abonneren</a></div>';
  await start();
  expect(document.querySelector<HTMLElement>('[data-header-subscribe]')?.hidden).toBe(false);
});
