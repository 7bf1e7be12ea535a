// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import paginatedList from '../../../../../widgets/lists/paginated-list/paginated-list.ts';
import { backend } from '../../../support/backend.ts';
import { logged } from '../../../support/logged.ts';
import { leaveHtmlUnclean } from '../../../support/unclean-html.ts';
import { leaveAll, mount } from '../../support/mount.ts';
import { stubIntersectionObserver, stubResizeObserver } from '../../support/observers.ts';

const SITE = 'https://krant.example';
const LIST = `${SITE}/lijst/`;
const FAILED = 'We konden de volgende artikelen niet laden. De knop opent de volgende pagina.';
const asked: string[] = [];

const listOf = (next: string, ...numbers: number[]) =>
  `<div data-paginated-list><div data-list-items>${numbers.map((at) => `<article><a href="/?bericht=${at}">Bericht ${at}</a></article>`).join('')}</div><p data-list-more><a href="${next}">Meer berichten</a></p></div>`;
const html = (body: string, status = 200) =>
  new Response(`<!doctype html><html><body>${body}</body></html>`, {
    status,
    headers: { 'content-type': 'text/html' },
  });
const more = () => document.querySelector('[data-list-more] a');
const count = () => document.querySelectorAll('[data-list-items] > article').length;

/** Mounts a list of two items, with a given answer for its next page. */
async function open(next: string, answer: () => Response) {
  backend({
    '*': ({ path, search }) => {
      asked.push(location.origin + path + search);
      return answer();
    },
  });
  document.body.innerHTML = listOf(next, 1, 2);
  await mount(paginatedList, document.querySelector<HTMLElement>('[data-paginated-list]'));
}

beforeEach(() => {
  leaveHtmlUnclean();
  asked.length = 0;
  (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(LIST);
  history.replaceState(null, '');
  stubIntersectionObserver();
  stubResizeObserver();
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
});

afterEach(() => {
  leaveAll();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a list ends', () => {
  it.each([
    ['to itself', '?pagina=2#meer', /\?pagina=2 is this page itself; the list ends here\./],
    ['to a loaded page', LIST, /\/lijst\/ is loaded already; the list ends here\./],
  ])('at a link %s, and logs it [paginated-list-3]', async (_, next, says) => {
    await open('?pagina=2', () => html(listOf(next, 3, 4)));
    await vi.waitFor(() => expect(more()).toBeNull());
    expect(count()).toBe(4);
    expect(asked).toEqual([`${LIST}?pagina=2`]);
    expect(logged(says)).toHaveLength(1);
  });

  it.each([
    ['without items', []],
    ['without new ones', [1, 2]],
  ])('at a page %s, whose address it does not take [paginated-list-3]', async (_, numbers) => {
    await open('?pagina=2', () => html(listOf('?pagina=3', ...numbers)));
    await vi.waitFor(() => expect(more()).toBeNull());
    expect(count()).toBe(2);
    expect(location.href).toBe(LIST);
    expect(asked).toEqual([`${LIST}?pagina=2`]);
  });
});

it('holds the second page from a reader who has scrolled to the end before it arrives [paginated-list-1]', async () => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return new DOMRect(0, 0, 100, 100 * this.querySelectorAll('article').length);
  });
  await open('?pagina=2', () => html(listOf('?pagina=3', 3, 4)));
  await vi.waitFor(() =>
    expect(document.querySelector('[role="status"]')?.textContent).toBe('Er staan 2 artikelen klaar.'),
  );
  expect(count()).toBe(2);
  dispatchEvent(new WheelEvent('wheel', { deltaY: 100 }));
  await vi.waitFor(() => expect(count()).toBe(4));
});

it('leaves a link to another site as it is, and logs it [paginated-list-5]', async () => {
  await open('https://elders.example/lijst', () => html(''));
  // The next page of a list is requested in an idle period.
  await new Promise((resolve) => requestIdleCallback(resolve));
  expect(more()?.getAttribute('href')).toBe('https://elders.example/lijst');
  expect(count()).toBe(2);
  expect(asked).toEqual([]);
  await vi.waitFor(() =>
    expect(
      logged(
        'The next page https://elders.example/lijst is on another site; it is not loaded, the link stays.',
      ),
    ).toHaveLength(1),
  );
});

it.each([
  ['a failure', () => html('Storing', 503)],
  ['a page without the list, such as a login page', () => html('<form action="/login"></form>')],
  ['JSON', () => Response.json({ items: [] })],
  ['far too long', () => html(`<p>${'Een bericht met een tekst die iets te lang is. '.repeat(50_000)}</p>`)],
] as const)(
  'is a plain link where the answer is %s [paginated-list-4, paginated-list-5]',
  async (_, answer) => {
    await open('?pagina=2', answer);
    await vi.waitFor(() => expect(document.querySelector('[role="status"]')?.textContent).toBe(FAILED));
    expect(more()?.getAttribute('href')).toBe('?pagina=2');
    expect(count()).toBe(2);
    expect(location.href).toBe(LIST);
    await vi.waitFor(() =>
      expect(logged(/The next page .*could not be loaded; the link leads there\./)).toHaveLength(1),
    );
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    more()?.dispatchEvent(click);
    expect(click.defaultPrevented).toBe(false);
  },
);
