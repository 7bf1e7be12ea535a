// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readEntry, writeEntry } from '../../../../../widgets/lists/paginated-list/history/entry.ts';
import { createHistory } from '../../../../../widgets/lists/paginated-list/history/list-history.ts';
import { scrollPositionIn } from '../../../../../widgets/lists/paginated-list/history/scroll-position.ts';
import { createPages } from '../../../../../widgets/lists/paginated-list/pages/create-pages.ts';
import type { ListPage } from '../../../../../widgets/lists/paginated-list/pages/fetch-page.ts';

const SITE = 'https://krant.example';
const page = (number: number) => `${SITE}/sectie/sport/?pagina=${number}`;

/** An item of a list at a given distance from the top of the viewport. */
function itemAt(top: number) {
  const item = document.createElement('article');
  item.getBoundingClientRect = () => new DOMRect(0, top, 100, 100);
  item.getClientRects = () => [item.getBoundingClientRect()] as unknown as DOMRectList;
  return item;
}

/** A fetched page with one item. */
const fetched = (number: number, top: number): ListPage => ({
  address: page(number),
  items: [itemAt(top)],
  next: undefined,
});

describe('the state of a list', () => {
  beforeEach(() => {
    (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(page(1));
    history.replaceState(null, '');
  });

  it('is stored in the history entry, beside others’ state [paginated-list-2]', () => {
    history.replaceState({ ander: 1 }, '');
    writeEntry({ list: '', pages: [page(1), page(2)], item: 7, top: -20 }, page(2));
    expect(location.href).toBe(page(2));
    expect(history.state).toMatchObject({ ander: 1 });
    expect(readEntry(history.state, '', page(2))).toEqual({
      list: '',
      pages: [page(1), page(2)],
      item: 7,
      top: -20,
    });
  });

  it('leaves the fragment as it is: an open menu has its name there [modal-behaviour-2]', () => {
    history.replaceState(null, '', `${page(1)}#modal=sidebar-nav`);
    writeEntry({ list: '', pages: [page(1), page(2)] }, page(2));
    expect(location.href).toBe(`${page(2)}#modal=sidebar-nav`);
    history.replaceState(null, '', page(2));
    writeEntry({ list: '', pages: [page(1), page(2)] }, `${page(2)}#elders`);
    expect(location.href).toBe(page(2));
  });

  it('that loaded while a menu was open is stored again when that is closed [paginated-list-2]', () => {
    const list = new AbortController();
    const hook = document.createElement('div');
    const pages = createPages(hook);
    createHistory({
      list: '',
      holder: hook,
      pages,
      restorePages: async () => ({ earlier: [], later: [] }),
      signal: list.signal,
    });
    dispatchEvent(new Event('popstate'));
    expect(history.state).toBeNull();
    // The menu's entry had the state, and has been left.
    pages.add(fetched(2, 10));
    dispatchEvent(new Event('popstate'));
    expect(location.href).toBe(page(2));
    expect(readEntry(history.state, '', page(2))?.pages).toEqual(pages.loaded);
    list.abort();
    history.replaceState(null, '', page(1));
    dispatchEvent(new Event('popstate'));
    expect(location.href).toBe(page(1));
  });

  it('is not stored in the entry of another search, whose results have not loaded yet [paginated-list-2, search-page-1]', () => {
    const list = new AbortController();
    const hook = document.createElement('div');
    const pages = createPages(hook);
    pages.add(fetched(2, 10));
    const { store } = createHistory({
      list: '',
      holder: hook,
      pages,
      restorePages: async () => ({ earlier: [], later: [] }),
      signal: list.signal,
    });
    const other = `${SITE}/zoeken?query=dorp`;
    history.replaceState(null, '', other);
    dispatchEvent(new Event('popstate'));
    dispatchEvent(new Event('pagehide'));
    store();
    expect(location.href).toBe(other);
    expect(history.state).toBeNull();
    // Forward again before that.
    history.replaceState(null, '', `${page(1)}#modal=sidebar-nav`);
    dispatchEvent(new Event('popstate'));
    expect(readEntry(history.state, '', page(2))?.pages).toEqual(pages.loaded);
    list.abort();
  });

  it('follows the page in the middle of the window, as the address and the canonical link do [paginated-list-2]', () => {
    document.head.innerHTML = `<link rel="canonical" href="${SITE}/sectie/sport/">`;
    const canonical = () => document.querySelector('link')?.getAttribute('href');
    const list = new AbortController();
    const hook = document.createElement('div');
    const pages = createPages(hook);
    const restorePages = async () => ({ earlier: [], later: [] });
    const { store } = createHistory({ list: '', holder: hook, pages, restorePages, signal: list.signal });
    let scrolled = 0;
    for (const number of [2, 3]) {
      const item = itemAt(0);
      item.getBoundingClientRect = () => new DOMRect(0, (number - 1) * innerHeight - scrolled, 100, 100);
      pages.add({ address: page(number), items: [item], next: undefined });
    }
    store();
    expect([location.href, canonical()]).toEqual([page(1), `${SITE}/sectie/sport/`]);
    scrolled = innerHeight;
    store();
    expect([location.href, canonical()]).toEqual([page(2), page(2)]);
    expect(readEntry(history.state, '', page(2))?.pages).toEqual([page(1), page(2), page(3)]);
    scrolled = 0;
    store();
    expect([location.href, canonical()]).toEqual([page(1), `${SITE}/sectie/sport/`]);
    list.abort();
  });

  it.each([
    ['nothing', null],
    ['another list', { list: 'ander', pages: [page(1), page(2)] }],
    ['another page', { list: '', pages: [page(1), page(3)] }],
    ['one page only', { list: '', pages: [page(2)] }],
    ['a page twice', { list: '', pages: [page(2), page(1), page(2)] }],
    ['a page of another site', { list: '', pages: ['https://elders.example/', page(2)] }],
    ['no addresses', { list: '', pages: [1, page(2)] }],
  ])('is none where the entry holds %s', (_, kept) => {
    expect(readEntry({ nmtPaginatedList: kept }, '', page(2))).toBeUndefined();
  });

  it('is cut to the last 20 pages, and then names no item', () => {
    const pages = Array.from({ length: 30 }, (_, at) => page(at + 1));
    const place = readEntry({ nmtPaginatedList: { list: '', pages, item: 3, top: 0 } }, '', page(30));
    expect(place).toEqual({ list: '', pages: pages.slice(10) });
  });

  it('survives a browser that refuses to change the entry so often', () => {
    vi.spyOn(history, 'replaceState').mockImplementation(() => {
      throw new DOMException('', 'SecurityError');
    });
    expect(() => writeEntry({ list: '', pages: [page(1)] }, page(1))).not.toThrow();
  });
});

describe('where the visitor is in a list [paginated-list-2]', () => {
  const holderWith = (...tops: number[]) => {
    const holder = document.createElement('div');
    holder.append(...tops.map(itemAt));
    return holder;
  };

  it.each([
    ['the first item that reaches into the window', [-150, -50, 50], { item: 1, top: -50 }],
    ['the last one above it', [-900, -800], { item: 1, top: -800 }],
    ['nowhere where the list is below the window', [9_000, 9_100], undefined],
    ['nowhere in an empty one', [], undefined],
  ])('is %s', (_, tops, position) => {
    expect(scrollPositionIn(holderWith(...tops))).toEqual(position);
  });
});
