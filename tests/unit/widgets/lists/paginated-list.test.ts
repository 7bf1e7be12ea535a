// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { nextAddress } from '../../../../widgets/lists/paginated-list/next-address.ts';
import { keepPlace, readPlace, writePlace } from '../../../../widgets/lists/paginated-list/place.ts';
import { loadedText } from '../../../../widgets/lists/paginated-list/texts.ts';

const SITE = 'https://krant.example';
const page = (number: number) => `${SITE}/sectie/sport/?pagina=${number}`;

describe('the next page', () => {
  const loaded = new Set([`${SITE}/sectie/sport/`, page(2)]);
  const next = (href: string | null | undefined) => nextAddress(href, page(2), loaded);

  it('is read relative to the page that names it [paginated-list-1]', () => {
    expect(next('?pagina=3#meer')).toEqual({ kind: 'page', address: page(3) });
    expect(next('/sectie/sport/?pagina=3')).toEqual({ kind: 'page', address: page(3) });
  });

  it.each([null, undefined, '', '  ', 'http://['])(
    'is none where the link is %o [paginated-list-3]',
    (href) => {
      expect(next(href)).toEqual({ kind: 'none' });
    },
  );

  it.each(['?pagina=2', '#meer', page(2)])('is not the page itself (%s) [paginated-list-3]', (href) => {
    expect(next(href)).toEqual({ kind: 'self', address: page(2) });
  });

  it('is not one that is loaded already [paginated-list-3]', () => {
    expect(next('/sectie/sport/')).toEqual({ kind: 'loaded', address: `${SITE}/sectie/sport/` });
    expect(next('?')).toMatchObject({ kind: 'loaded' });
  });

  it.each([
    'https://elders.example/',
    '//elders.example/',
    'http://krant.example/',
    'javascript:alert(1)',
    'data:,x',
  ])('is not followed elsewhere: %s [paginated-list-5]', (href) => {
    expect(next(href).kind).toBe('elsewhere');
  });
});

describe('the place in a list', () => {
  beforeEach(() => {
    (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(page(1));
    history.replaceState(null, '');
  });

  it('is kept in the history entry, beside what others keep there [paginated-list-2]', () => {
    history.replaceState({ ander: 1 }, '');
    writePlace({ list: '', pages: [page(1), page(2)], item: 7, top: -20 }, page(2));
    expect(location.href).toBe(page(2));
    expect(history.state).toMatchObject({ ander: 1 });
    expect(readPlace(history.state, '', page(2))).toEqual({
      list: '',
      pages: [page(1), page(2)],
      item: 7,
      top: -20,
    });
  });

  it('leaves the fragment as it is: an open menu has its name there [modal-behaviour-2]', () => {
    history.replaceState(null, '', `${page(1)}#modal=sidebar-nav`);
    writePlace({ list: '', pages: [page(1), page(2)] }, page(2));
    expect(location.href).toBe(`${page(2)}#modal=sidebar-nav`);
    history.replaceState(null, '', page(2));
    writePlace({ list: '', pages: [page(1), page(2)] }, `${page(2)}#elders`);
    expect(location.href).toBe(page(2));
  });

  it('that came while a menu was open is written once more when that is closed [paginated-list-2]', () => {
    const list = new AbortController();
    const pages = [page(1)];
    keepPlace('', document.createElement('ul'), pages, list.signal);
    dispatchEvent(new Event('popstate'));
    expect(history.state).toBeNull();
    // The menu's entry had it, and has been left.
    pages.push(page(2));
    dispatchEvent(new Event('popstate'));
    expect(location.href).toBe(page(2));
    expect(readPlace(history.state, '', page(2))?.pages).toEqual(pages);
    list.abort();
    history.replaceState(null, '', page(1));
    dispatchEvent(new Event('popstate'));
    expect(location.href).toBe(page(1));
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
    expect(readPlace({ nmtPaginatedList: kept }, '', page(2))).toBeUndefined();
  });

  it('is cut to the last 20 pages, and then names no item', () => {
    const pages = Array.from({ length: 30 }, (_, at) => page(at + 1));
    const place = readPlace({ nmtPaginatedList: { list: '', pages, item: 3, top: 0 } }, '', page(30));
    expect(place).toEqual({ list: '', pages: pages.slice(10) });
  });

  it('survives a browser that refuses to change the entry so often', () => {
    vi.spyOn(history, 'replaceState').mockImplementation(() => {
      throw new DOMException('', 'SecurityError');
    });
    expect(() => writePlace({ list: '', pages: [page(1)] }, page(1))).not.toThrow();
  });
});

it('says how many items came, and when it was the last of them [paginated-list-3]', () => {
  expect(loadedText(1, false)).toBe('1 bericht geladen.');
  expect(loadedText(12, false)).toBe('12 berichten geladen.');
  expect(loadedText(2, true)).toBe('2 berichten geladen. Dit was het laatste.');
});
