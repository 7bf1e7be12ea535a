// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import homeSlider from '../../../../../widgets/lists/home-slider/home-slider.ts';
import { backend } from '../../../support/backend.ts';
import { logged } from '../../../support/logged.ts';
import { leaveAll, mount } from '../../support/mount.ts';

const NOW = Date.parse('2026-03-29T13:00:00Z');
const FEED = 'GET /feeds/home/latest-news.json';

const at = (minutesAgo: number) => new Date(NOW - minutesAgo * 60_000).toISOString();
const item = (id: number, minutesAgo: number, type = 'article') =>
  `<li data-article-type="${type}"><h3><a href="/nieuws/2026/03/29/oud-a${id}">Oud ${id}</a></h3><img src="/oud.jpg" alt=""><time datetime="${at(minutesAgo)}">eerder</time></li>`;
const fed = (id: number, minutesAgo: number, more: object = {}) => ({
  headline: `Nieuw ${id}`,
  url: `/nieuws/2026/03/29/nieuw-a${id}`,
  article_published_at: at(minutesAgo),
  article_type: 'article',
  image: { medium: { url: '/nieuw.jpg' } },
  ...more,
});
const OLD = [item(1, 10), item(2, 90), item(3, 95)];

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
});

afterEach(() => {
  leaveAll();
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** Mounts a slider. */
async function slide(items = OLD, attributes = 'data-max-age="60"'): Promise<HTMLElement> {
  document.body.innerHTML = `<div data-widget="home-slider" ${attributes}><ul>${items.join('')}</ul></div>`;
  const { hook } = await mount(homeSlider, document.querySelector<HTMLElement>('[data-widget]'));
  return hook;
}

const headlines = (hook: HTMLElement) => [...hook.querySelectorAll('a')].map((link) => link.textContent);

it.each([
  ['an age', ''],
  ['an item that is too old', 'data-max-age="120"'],
])('requests nothing without %s [home-slider-2]', async (_, attributes) => {
  const { calls } = backend({});
  expect(headlines(await slide(OLD, attributes))).toEqual(['Oud 1', 'Oud 2', 'Oud 3']);
  expect(calls).toEqual([]);
});

it('skips types, and leaves the old ones if there are too few [home-slider-1, home-slider-2]', async () => {
  backend({ [FEED]: { items: [fed(4, 2, { article_type: 'liveblog' }), fed(5, 3)] } });
  const items = [item(1, 90, 'liveblog'), item(2, 90), item(3, 95)];
  const hook = await slide(items, 'data-max-age="60" data-skip-article-types="liveblog, native-ad"');
  expect(headlines(hook)).toEqual(['Oud 1', 'Nieuw 5', 'Oud 3']);
});

it.each([
  ['fails', () => new Response('', { status: 404 })],
  [
    'is a page',
    () => new Response('<!doctype html><p>Storing', { headers: { 'Content-Type': 'text/html' } }),
  ],
  ['has another shape', () => Response.json({ berichten: [] })],
])('leaves everything if the feed %s [home-slider-2]', async (_, answer) => {
  backend({ [FEED]: answer });
  expect(headlines(await slide())).toEqual(['Oud 1', 'Oud 2', 'Oud 3']);
  logged('error nmt home-slider:', /The newer articles could not be fetched; what is shown stays\./);
});

it('takes every value as text, and nothing that is not an address of an article [home-slider-2]', async () => {
  const headline = '<img src=x onerror=window.hacked=1>';
  const wrong = fed(4, 1, { url: 'javascript:window.hacked=1' });
  const hostile = fed(5, 2, { headline, image: { medium: { url: 'javascript:1' } } });
  backend({ [FEED]: { items: [null, {}, wrong, hostile] } });
  const hook = await slide();
  expect(headlines(hook)).toEqual(['Oud 1', headline, 'Oud 3']);
  expect(hook.querySelectorAll('li')[1]?.querySelector('img')).toBeNull();
});

it('looks at the first two hundred items, whatever comes after them [home-slider-2]', async () => {
  const first = Array.from({ length: 200 }, (_, id) => fed(id + 10, 2));
  backend({ [FEED]: { items: [...first, fed(999, 1)] } });
  expect(headlines(await slide())).toEqual(['Oud 1', 'Nieuw 10', 'Nieuw 11']);
});
