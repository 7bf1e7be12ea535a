// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '../../../../../widgets/liveblog/liveblog/LiveTools.tsx';
import styles from '../../../../../widgets/liveblog/liveblog/liveblog.module.css';
import liveblog from '../../../../../widgets/liveblog/liveblog/liveblog.ts';
import { connect, settle } from '../../../support/backend.ts';
import { logged } from '../../../support/logged.ts';
import { translate } from '../../../support/translate.ts';
import { leaveHtmlUnclean } from '../../../support/unclean-html.ts';
import { leaveAll, mount } from '../../support/mount.ts';
import { stubIntersectionObserver } from '../../support/observers.ts';

const EVERY = 20_000;
/** How long the browser takes to become idle, in milliseconds. */
const IDLE = 300;
/** 10:42 in Amsterdam. */
const START = Date.UTC(2026, 2, 29, 8, 42);
const MINUTE = 60_000;

interface Facts {
  readonly key?: boolean;
  readonly pinned?: boolean;
}

/** An update whose time rises with its number. */
const update = (id: number, { key = false, pinned = false }: Facts = {}) =>
  `<li id="u${id}" data-liveblog-update data-article-id="${id}" data-published-at="${START + id * MINUTE}"${key ? ' data-key-moment="1"' : ''}${pinned ? ' data-pinned="1"' : ''}><h2 id="h${id}">Kop ${id}</h2></li>`;
const time = (form: string, text: string, more = '') =>
  `<time datetime="${new Date(START + MINUTE).toISOString()}" data-liveblog-updated="${form}"${more}>${text}</time>`;
const head = (keyMoments: string) =>
  `<p><span data-liveblog-state="live">Live</span> ${time('clock', '10:43')} ${time('age', 'zojuist', ' data-tooltip="toen"')} ${time('date', '29 maart 2026, 10:43 uur')}</p><nav data-liveblog-key-moments${keyMoments === '' ? ' hidden' : ''}><h2>Hoofdpunten</h2><ul>${keyMoments}</ul></nav>`;
const link = (id: number) => `<li><a href="#u${id}">Kop ${id}</a></li>`;
const bodyOf = (updates: string, { more = '', keyMoments = '' } = {}) =>
  `${head(keyMoments)}<div data-widget="liveblog" ${more}><div data-liveblog-tools></div><ol data-liveblog-updates>${updates}</ol></div>`;
let html = '';
let scrolled: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  leaveHtmlUnclean();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ now: START + 2 * MINUTE });
  stubIntersectionObserver();
  vi.spyOn(Math, 'random').mockReturnValue(0);
  scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
});

afterEach(() => {
  act(leaveAll);
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

const answer = (...page: Parameters<typeof bodyOf>) => {
  html = `<html><body data-article-id="4104">${bodyOf(...page)}</body></html>`;
};

async function open(updates: string, options: { more?: string; keyMoments?: string; path?: string } = {}) {
  history.replaceState(null, '', options.path ?? '/nieuws/2026/03/29/storm-a4104');
  document.body.dataset.articleId = '4104';
  document.body.innerHTML = bodyOf(updates, options);
  answer(updates, options);
  const { calls } = connect({
    request: () => new Response(html, { headers: { 'Content-Type': 'text/html' } }),
  });
  return { ...(await show()), calls };
}

/** Mounts the feature; it loads its tools when the browser is idle. */
const show = () =>
  act(async () => {
    const mounted = await mount(liveblog, find('[data-widget="liveblog"]'));
    await vi.advanceTimersByTimeAsync(IDLE);
    await settle();
    return mounted;
  });

async function poll(): Promise<void> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(EVERY);
    await settle();
  });
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const theSwitch = () => find('[role="switch"]') as HTMLInputElement;
const isFiltered = () => find('[data-widget="liveblog"]')?.classList.contains(styles.onlyKeyMoments);
const button = (text: RegExp) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => text.test(textContent ?? ''));
const announced = () => find('span[role="status"]')?.textContent;
const empty = () => [...document.querySelectorAll('p')].find(({ className }) => className === styles.empty);

it('leaves only the key moments, says how many, and shows all again', async () => {
  await open(update(3, { key: true }) + update(2) + update(1, { key: true }));
  expect(theSwitch().getAttribute('aria-checked')).toBe('false');
  expect(theSwitch().closest('label')?.textContent).toBe('Alleen hoofdpunten');
  await act(async () => theSwitch().click());
  expect(isFiltered()).toBe(true);
  expect(theSwitch().getAttribute('aria-checked')).toBe('true');
  expect(announced()).toBe('Je ziet nu alleen de 2 hoofdpunten.');
  await act(async () => theSwitch().click());
  expect(isFiltered()).toBe(false);
  expect(announced()).toBe('Alle updates staan er weer.');
});

it('says that there are no key moments yet, until one arrives', async () => {
  await open(update(1));
  await act(async () => theSwitch().click());
  expect(empty()).toBeDefined();
  expect(announced()).toBe('Hier staan nog geen hoofdpunten.');
  answer(update(2, { key: true }) + update(1));
  await poll();
  expect(isFiltered()).toBe(true);
  expect(empty()).toBeUndefined();
});

it('takes over that an update has become a key moment, or is none any more', async () => {
  await open(update(2, { key: true }) + update(1));
  answer(update(2) + update(1, { key: true }));
  await poll();
  const keys = [...document.querySelectorAll('[data-key-moment="1"]')].map(({ id }) => id);
  expect(keys).toEqual(['u1']);
});

it('counts new updates while it filters, and shows them all where one would stay hidden', async () => {
  await open(update(1, { key: true }));
  await act(async () => theSwitch().click());
  answer(update(3, { key: true }) + update(2) + update(1, { key: true }));
  await poll();
  const news = button(/nieuwe updates/);
  expect(news?.textContent).toBe('2 nieuwe updates');
  await act(async () => news?.click());
  expect(isFiltered()).toBe(false);
  expect(theSwitch().checked).toBe(false);
  expect(document.activeElement?.id).toBe('u2');
});

it('keeps the filter where all new updates are key moments', async () => {
  await open(update(1, { key: true }));
  await act(async () => theSwitch().click());
  answer(update(2, { key: true }) + update(1, { key: true }));
  await poll();
  await act(async () => button(/nieuwe update/)?.click());
  expect(isFiltered()).toBe(true);
  expect(document.activeElement?.id).toBe('u2');
});

it.each([
  ['the address of an update', '#u2', false],
  ['the address of something in an update', '#h2', false],
  ['the address of a key moment', '#u1', true],
  ['an address of something else', '#elders', true],
  ['an address that cannot be read', '#%', true],
])('gives way to %s', async (_, hash, stays) => {
  await open(update(2) + update(1, { key: true }));
  await act(async () => theSwitch().click());
  history.replaceState(null, '', hash);
  act(() => window.dispatchEvent(new Event('hashchange')));
  await vi.advanceTimersByTimeAsync(1);
  expect(isFiltered()).toBe(stays);
  expect(document.activeElement?.id === 'u2').toBe(!stays);
});

it('gives way to a link to an update, also one to the present address', async () => {
  await open(update(2) + update(1, { key: true }));
  document.body.insertAdjacentHTML('beforeend', '<a href="#u2" id="link"><b>Zie daar</b></a>');
  history.replaceState(null, '', '#u2');
  await act(async () => theSwitch().click());
  await act(async () => find('#link b')?.click());
  await vi.advanceTimersByTimeAsync(1);
  expect(isFiltered()).toBe(false);
});

it('goes to the newest update, past those that are pinned or hidden', async () => {
  await open(update(9, { pinned: true, key: true }) + update(3) + update(2, { key: true }) + update(1));
  await act(async () => button(/Naar het nieuwste/)?.click());
  expect(document.activeElement?.id).toBe('u3');
  await act(async () => theSwitch().click());
  await act(async () => button(/Naar het nieuwste/)?.click());
  expect(document.activeElement?.id).toBe('u2');
  expect(scrolled).toHaveBeenCalledTimes(2);
});

it('goes to the first page for the newest update of a later one', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  await open(update(1), { path: '/nieuws/2026/03/29/storm-a4104/2' });
  await act(async () => button(/Naar het nieuwste/)?.click());
  expect(assign).toHaveBeenCalledWith(`${location.origin}/nieuws/2026/03/29/storm-a4104`);
});

it('has the same tools after the end, without a call, and none where the server reserves no space', async () => {
  const { calls } = await open(update(2) + update(1, { key: true }), { more: 'data-ended="true"' });
  await act(async () => theSwitch().click());
  expect(isFiltered()).toBe(true);
  await poll();
  expect(calls).toEqual([]);
  act(leaveAll);
  find('[data-liveblog-tools]')?.remove();
  await show();
  expect(theSwitch()).toBeNull();
});

it('writes the time of the last update wherever the page shows it, and lets ages pass', async () => {
  await open(update(1));
  answer(update(2) + update(1));
  await poll();
  const texts = () => [...document.querySelectorAll('time')].map(({ textContent }) => textContent);
  expect(texts()).toEqual(['10:44', 'zojuist', '29 maart 2026, 10:44 uur']);
  expect(find('[data-tooltip]')?.dataset.tooltip).toBe('29 maart 2026, 10:44 uur');
  expect(find('time')?.getAttribute('datetime')).toBe(new Date(START + 2 * MINUTE).toISOString());
  await vi.advanceTimersByTimeAsync(3 * MINUTE);
  expect(texts()).toEqual(['10:44', '3 minuten geleden', '29 maart 2026, 10:44 uur']);
});

it('says that the liveblog has ended, announces it and stops', async () => {
  const { calls } = await open(update(1));
  answer(update(2) + update(1), { more: 'data-ended="true"' });
  await poll();
  expect(find('[data-liveblog-state]')?.outerHTML).toBe('<span data-liveblog-state="ended">Afgelopen</span>');
  expect(announced()).toBe('Dit liveblog is afgelopen.');
  await poll();
  expect(calls).toHaveLength(1);
});

it('keeps the list of key moments current', async () => {
  await open(update(1));
  const list = find('[data-liveblog-key-moments]');
  answer(update(2, { key: true }) + update(1), { keyMoments: link(2) });
  await poll();
  expect(list?.hidden).toBe(false);
  expect(list?.querySelectorAll('a')).toHaveLength(1);
  answer(update(2) + update(1), { keyMoments: '' });
  await poll();
  expect(list?.hidden).toBe(true);
  expect(list?.querySelectorAll('a')).toHaveLength(0);
});

it('leaves translated key moments and times alone until they change', async () => {
  await open(update(2, { key: true }) + update(1), { keyMoments: link(2) });
  await poll();
  const list = find('[data-liveblog-key-moments]') as HTMLElement;
  translate(document.body);
  const before = list.textContent;
  expect(before).toContain('~');
  const shownTime = find('time[data-liveblog-updated="date"]')?.textContent;
  await poll();
  expect(list.textContent).toBe(before);
  expect(find('time[data-liveblog-updated="date"]')?.textContent).toBe(shownTime);
  answer(update(3, { key: true }) + update(2, { key: true }) + update(1), { keyMoments: link(3) + link(2) });
  await poll();
  expect(list.querySelectorAll('a')[0]?.textContent).not.toContain('~');
  expect(list.querySelectorAll('a')[1]?.textContent).toContain('~');
});

it('names a form of the time that does not exist', async () => {
  history.replaceState(null, '', '/nieuws/2026/03/29/storm-a4104');
  document.body.innerHTML = `${time('ooit', 'Toen')}${bodyOf(update(1))}`;
  connect({ request: () => new Response('') });
  await show();
  expect(logged(/^warn/).flat().join(' ')).toContain(
    'data-liveblog-updated is "ooit"; expected one of age, clock, date.',
  );
});

it('says in which language its tools are on a page in another one', async () => {
  document.documentElement.lang = 'en';
  await open(update(1));
  await act(async () => theSwitch().click());
  const parts = [theSwitch(), button(/Naar het nieuwste/), empty(), find('span[role="status"]')];
  expect(parts.map((part) => part?.closest('[lang]')?.getAttribute('lang'))).toEqual([
    'nl',
    'nl',
    'nl',
    'nl',
  ]);
  expect(find('#u1')?.closest('[lang]')?.getAttribute('lang')).toBe('en');
  document.documentElement.lang = '';
});

it('leaves the page as the server sent it when it ends', async () => {
  const { leave } = await open(update(1), { keyMoments: '' });
  const before = find('p')?.outerHTML;
  answer(update(2, { key: true }) + update(1), { keyMoments: link(2), more: 'data-ended="true"' });
  await poll();
  await act(async () => theSwitch().click());
  act(leave);
  expect(find('p')?.outerHTML).toBe(before);
  expect(find('[data-liveblog-key-moments]')?.outerHTML).toBe(
    '<nav data-liveblog-key-moments="" hidden=""><h2>Hoofdpunten</h2><ul></ul></nav>',
  );
  expect(find('[data-liveblog-tools]')?.childElementCount).toBe(0);
  expect(isFiltered()).toBe(false);
});
