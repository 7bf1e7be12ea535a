// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showsCount } from '../../../../../widgets/search/search-page/results.ts';
import searchPage from '../../../../../widgets/search/search-page/search-page.ts';
import { hideProperties } from '../../../support/hide-properties.ts';
import { logged, unexpected } from '../../../support/logged.ts';
import { settled } from '../../../support/settled.ts';
import { leaveHtmlUnclean } from '../../../support/unclean-html.ts';
import { leaveAll, mount } from '../../support/mount.ts';

interface Call {
  readonly address: string;
  readonly signal: AbortSignal | undefined;
  answer(html: string, init?: ResponseInit): Promise<void>;
}

const calls: Call[] = [];
const opened: string[] = [];

const FORM =
  '<form action="/search"><input type="hidden" name="source" value="archive"><label>Zoek<input type="search" name="query"></label><select name="sectie"><option value="">Alle</option><option>sport</option></select><button>Zoek</button></form>';
const hookOf = (results: string) =>
  `<div data-widget="search-page">${FORM}<div data-search-results>${results}</div></div>`;
const pageOf = (results: string) =>
  `<!doctype html><html><head><title>Zoek: antwoord</title></head><body>${hookOf(results)}</body></html>`;
const items = (count: number) => `<ul>${'<li>Bericht</li>'.repeat(count)}</ul>`;

const form = () => document.querySelector('form') as HTMLFormElement;
const box = () => document.querySelector('[name="query"]') as HTMLInputElement;
const status = () => document.querySelector('[role="status"]')?.textContent;
const results = () => document.querySelector('[data-search-results]')?.innerHTML;
function submit(words: string) {
  box().value = words;
  form().requestSubmit();
}
async function goBack(address: string) {
  history.replaceState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
  await settled();
}
const start = () =>
  mount(searchPage, document.querySelector<HTMLElement>('[data-widget]'), { pageType: 'search-page' });

beforeEach(() => {
  leaveHtmlUnclean();
  calls.length = 0;
  opened.length = 0;
  history.replaceState(null, '', '/search?source=archive');
  document.title = 'Zoek';
  document.body.innerHTML = hookOf('<p>Zoek iets.</p>');
  vi.spyOn(location, 'assign').mockImplementation((to) => void opened.push(String(to)));
  vi.spyOn(location, 'reload').mockImplementation(() => void opened.push('reload'));
  vi.stubGlobal(
    'fetch',
    (address: URL, { signal }: { signal?: AbortSignal }) =>
      new Promise<Response>((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
        calls.push({
          address: address.pathname + address.search,
          signal,
          async answer(html, init) {
            resolve(new Response(html, { headers: { 'Content-Type': 'text/html' }, ...init }));
            await settled();
          },
        });
      }),
  );
});
afterEach(() => {
  leaveAll();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('loads the results in place, updates the address and announces them [search-page-1]', async () => {
  const { hook } = await start();
  const push = vi.spyOn(history, 'pushState');
  submit(' elf steden ');
  expect(calls[0]?.address).toBe('/search?source=archive&query=elf+steden');
  expect(hook.getAttribute('aria-busy')).toBe('true');
  await calls[0]?.answer(pageOf(items(3)));
  expect(results()).toBe(items(3));
  expect(status()).toBe('3 resultaten voor "elf steden"');
  expect(location.search).toBe('?source=archive&query=elf+steden');
  expect([document.title, push.mock.calls.length]).toEqual(['Zoek: antwoord', 1]);
  expect(hook.hasAttribute('aria-busy')).toBe(false);
  expect([opened, unexpected()]).toEqual([[], []]);
});

it('refines when a choice changes, and takes the server’s number of results [search-page-1]', async () => {
  await start();
  const list = form().querySelector('select') as HTMLSelectElement;
  box().value = 'dijk';
  list.value = 'sport';
  list.dispatchEvent(new Event('change', { bubbles: true }));
  expect(calls[0]?.address).toBe('/search?source=archive&query=dijk&sectie=sport');
  await calls[0]?.answer(pageOf(`<p data-result-count="312">312 artikelen</p>${items(8)}`));
  expect(status()).toBe('312 resultaten voor "dijk"');
  expect(showsCount(document.body)).toBe(true);
  list.dispatchEvent(new Event('change', { bubbles: true }));
  const marked = pageOf(items(2)).replace(
    'data-search-results',
    'data-search-results data-result-count="41"',
  );
  await calls[1]?.answer(marked);
  expect(status()).toBe('41 resultaten voor "dijk"');
  expect(showsCount(document.body)).toBe(false);
});

it.each([
  ['the numbers of pages', `${items(2)}<nav><ul>${'<li><a href="?p=1">1</a></li>'.repeat(4)}</ul></nav>`],
  ['lists within them', '<ol><li>Een<ul><li>Sport</li><li>Data</li></ul></li><li>Twee</li></ol>'],
  ['articles within them', '<article>Een<article>Reactie</article></article><article>Twee</article>'],
])('counts results without %s [search-page-1]', async (_, html) => {
  await start();
  submit('dijk');
  await calls[0]?.answer(pageOf(html));
  expect(status()).toBe('2 resultaten voor "dijk"');
});

describe('a date', () => {
  const date = () => form().querySelector('[name="vanaf"]') as HTMLInputElement;
  const set = (value: string) => {
    date().value = value;
    date().dispatchEvent(new Event('change', { bubbles: true }));
  };
  const type = (key: string, value: string) => {
    date().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    set(value);
  };
  const leaveField = () => date().dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  const typeYear = () => {
    type('2', '0002-05-04');
    type('0', '0020-05-04');
    type('2', '0202-05-04');
    type('6', '2026-05-04');
  };
  const addresses = () => calls.map(({ address }) => address);
  beforeEach(() => form().insertAdjacentHTML('beforeend', '<input type="date" name="vanaf">'));

  it('that is typed is searched once, when its field is left [search-page-1]', async () => {
    await start();
    typeYear();
    expect(addresses()).toEqual([]);
    leaveField();
    leaveField();
    expect(addresses()).toEqual(['/search?source=archive&vanaf=2026-05-04']);
  });

  it('that is sent by Enter is not searched again when its field is left [search-page-1]', async () => {
    await start();
    typeYear();
    form().requestSubmit();
    leaveField();
    expect(addresses()).toEqual(['/search?source=archive&vanaf=2026-05-04']);
  });

  it('that is picked in the calendar is searched at once, also after typing [search-page-1]', async () => {
    await start();
    type('2', '0002-05-04');
    date().dispatchEvent(new Event('pointerdown', { bubbles: true }));
    set('2026-05-05');
    leaveField();
    expect(addresses()).toEqual(['/search?source=archive&vanaf=2026-05-05']);
  });
});

it('suggests pages where the server names an address for them, and searches as before [search-page-1]', async () => {
  document
    .querySelector<HTMLElement>('[data-widget]')
    ?.setAttribute('data-suggestions-url', '/zoek/suggesties');
  await start();
  expect([box().getAttribute('role'), box().type]).toEqual(['combobox', 'text']);
  submit('dijk');
  await calls[0]?.answer(pageOf(items(2)));
  expect(status()).toBe('2 resultaten voor "dijk"');
});

it('does not search while the visitor is typing [search-page-1]', async () => {
  await start();
  box().value = 'di';
  box().dispatchEvent(new Event('change', { bubbles: true }));
  expect(calls).toEqual([]);
});

it('restores the search before when the visitor goes back [search-page-1]', async () => {
  await start();
  submit('dijk');
  await calls[0]?.answer(pageOf(items(2)));
  const push = vi.spyOn(history, 'pushState');
  const back = goBack('/search?source=archive&query=kaas&sectie=sport');
  await back;
  expect([box().value, form().querySelector('select')?.value]).toEqual(['kaas', 'sport']);
  expect(calls[1]?.address).toBe('/search?source=archive&query=kaas&sectie=sport');
  await calls[1]?.answer(pageOf(items(1)));
  expect(status()).toBe('1 resultaat voor "kaas"');
  expect(push).not.toHaveBeenCalled();
  // Another fragment is the same search.
  await goBack('/search?source=archive&query=kaas&sectie=sport#menu');
  expect(calls).toHaveLength(2);
});

it('keeps the search that is shown when the visitor goes forward before the earlier one has come [search-page-1]', async () => {
  await start();
  submit('dijk');
  await calls[0]?.answer(pageOf(items(2)));
  await goBack('/search?source=archive&query=kaas');
  expect([box().value, calls[1]?.signal?.aborted]).toEqual(['kaas', false]);
  // Another fragment of the search that is pending.
  await goBack('/search?source=archive&query=kaas#menu');
  expect(calls).toHaveLength(2);
  await goBack('/search?source=archive&query=dijk');
  expect([box().value, calls[1]?.signal?.aborted]).toEqual(['dijk', true]);
  await calls[1]?.answer(pageOf(items(9)));
  expect([results(), calls.length, opened]).toEqual([items(2), 2, []]);
  expect(document.querySelector('[data-widget]')?.hasAttribute('aria-busy')).toBe(false);
});

it('goes on with a new search when only the fragment changes [search-page-1]', async () => {
  await start();
  submit('dijk');
  await goBack('/search?source=archive#menu');
  await calls[0]?.answer(pageOf(items(2)));
  expect([results(), location.search]).toEqual([items(2), '?source=archive&query=dijk']);
});

it('searches with a form whose fields have the names of its properties [search-page-1]', async () => {
  hideProperties(form());
  await start();
  submit('dijk');
  expect(calls[0]?.address).toBe('/search?source=archive&query=dijk');
});

it('cancels a search when the next one starts, and ignores its late answer [search-page-1]', async () => {
  await start();
  submit('eerst');
  submit('daarna');
  expect(calls[0]?.signal?.aborted).toBe(true);
  await calls[1]?.answer(pageOf(items(1)));
  await calls[0]?.answer(pageOf(items(9)));
  expect(status()).toBe('1 resultaat voor "daarna"');
  expect([opened, unexpected()]).toEqual([[], []]);
});

it('writes the query as text, and says that nothing was found [search-page-2]', async () => {
  await start();
  submit('<img src=x onerror=alert(1)>');
  await calls[0]?.answer(pageOf(''));
  expect(status()).toBe('Geen resultaten gevonden voor "<img src=x onerror=alert(1)>".');
  expect(document.querySelector('[role="status"] img')).toBeNull();
});

it.each<[string, (call: Call) => Promise<void>]>([
  ['an error of the server', (call) => call.answer('', { status: 500 })],
  ['JSON', (call) => call.answer('{}', { headers: { 'Content-Type': 'application/json' } })],
  ['half a page', (call) => call.answer(pageOf(items(1)).slice(0, -20))],
  ['a page of another kind', (call) => call.answer('<html><body>Log in</body></html>')],
  ['10 MB', (call) => call.answer(`${'x'.repeat(10_000_000)}</html>`)],
])('opens the search as a page where the answer is %s [search-page-2]', async (_, respond) => {
  await start();
  submit('dijk');
  await respond(calls[0] as Call);
  expect(opened).toEqual([`${location.origin}/search?source=archive&query=dijk`]);
  expect(results()).toBe('<p>Zoek iets.</p>');
  expect(location.search).toBe('?source=archive');
  logged('error nmt search-page: /search could not be searched in place; it is opened as a');
});

it('loads the page anew where going back fails [search-page-2]', async () => {
  await start();
  await goBack('/search?query=kaas');
  await calls[0]?.answer('', { status: 503 });
  expect(opened).toEqual(['reload']);
  logged('error nmt search-page: /search could not be searched in place; it is opened as a');
});

it('replaces all but the form where the results are not marked [search-page-1]', async () => {
  document.body.innerHTML = `<div data-widget="search-page">${FORM}<p>Oud</p></div>`;
  await start();
  submit('dijk');
  await calls[0]?.answer(
    `<html><body><div data-widget="search-page">${FORM}<article>Een</article><article>Twee</article></div></body></html>`,
  );
  expect(document.querySelectorAll('form')).toHaveLength(1);
  expect(document.querySelectorAll('article')).toHaveLength(2);
  expect(document.body.textContent).not.toContain('Oud');
  expect(status()).toBe('2 resultaten voor "dijk"');
});

it('leaves the form to the browser after the end, and needs a GET form [search-page-2]', async () => {
  const { leave } = await start();
  submit('dijk');
  leave();
  expect(calls[0]?.signal?.aborted).toBe(true);
  const event = new Event('submit', { bubbles: true, cancelable: true });
  form().dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
  form().method = 'post';
  await expect(start()).rejects.toThrow('search-page: the form has the method "post"; expected "get".');
});
