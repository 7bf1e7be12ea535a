// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import mostRead from '../../../../../widgets/lists/most-read/most-read.ts';
import { logged, unexpected } from '../../../support/logged.ts';
import { leaveHtmlUnclean } from '../../../support/unclean-html.ts';
import { leaveAll, mount } from '../../support/mount.ts';
import { stubIntersectionObserver, stubResizeObserver } from '../../support/observers.ts';

beforeEach(() => {
  leaveHtmlUnclean();
  stubResizeObserver();
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {} }));
  document.body.innerHTML =
    '<aside data-widget="most-read" data-most-read-uri="/deel"><h2>Meest gelezen</h2><ol><li><a href="/server/">Server</a></li></ol></aside>';
});
afterEach(() => {
  leaveAll();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const answer = (body: string, init: ResponseInit = {}) =>
  vi.stubGlobal(
    'fetch',
    async () => new Response(body, { headers: { 'content-type': 'text/html' }, ...init }),
  );
const hook = () => document.querySelector('aside') as HTMLElement;
const links = () => [...hook().querySelectorAll('a')].map(({ textContent }) => textContent);

it('updates the list from the address that the page names [most-read-1, most-read-2]', async () => {
  answer('<h2>Meest gelezen</h2><ol><li><a href="/gelezen/">Gelezen</a></li></ol>');
  await mount(mostRead, hook());
  expect(links()).toEqual(['Gelezen']);
  expect(unexpected()).toEqual([]);
});

it.each([
  [
    'leaves the heading',
    '<ol><li><h3><a href="/gelezen/">Gelezen</a></h3></li></ol>',
    ['Meest gelezen', 'Gelezen'],
  ],
  ['brings its own', '<h2>Nu gelezen</h2><ol><li><a href="/gelezen/">Gelezen</a></li></ol>', ['Nu gelezen']],
])('a list that %s [most-read-1, most-read-3]', async (_, fragment, headings) => {
  answer(fragment);
  const served = hook().innerHTML;
  await mount(mostRead, hook());
  expect([...hook().querySelectorAll('h2, h3')].map(({ textContent }) => textContent)).toEqual(headings);
  leaveAll();
  expect(hook().innerHTML).toBe(served);
});

it.each([
  ['is missing', '', { status: 404 }, /answered 404/],
  ['is empty', '', {}, /empty fragment/],
  ['is a whole page', '<html><body>Storing', {}, /a whole page/],
])("keeps the server's list where the fragment %s [most-read-3]", async (_, body, init, says) => {
  answer(body, init);
  await mount(mostRead, hook());
  expect(links()).toEqual(['Server']);
  expect(logged('error nmt most-read: The list could not be brought up to date', says)).toHaveLength(1);
});

it('keeps its height while a shorter list is in view, so that nothing below it moves [most-read-1]', async () => {
  const view = stubIntersectionObserver();
  const box = vi.spyOn(Element.prototype, 'getBoundingClientRect');
  box.mockReturnValue(new DOMRect(0, 100, 300, 385));
  answer('<h2>Meest gelezen</h2><ol><li><a href="/gelezen/">Gelezen</a></li></ol>');
  await mount(mostRead, hook());
  expect(links()).toEqual(['Gelezen']);
  expect(hook().style.minBlockSize).toBe('385px');
  box.mockReturnValue(new DOMRect(0, -5000, 300, 385));
  view.leave(hook());
  expect(hook().style.minBlockSize).toBe('');
});

it.each(['<h2>Meest gelezen</h2>', ''])(
  'is left as it is by a list of the same words and links, with "%s"',
  async (heading) => {
    answer(`${heading}<ol><li><a href="/server/">Server</a></li></ol>`);
    await mount(mostRead, hook());
    expect(hook().style.minBlockSize).toBe('');
  },
);
