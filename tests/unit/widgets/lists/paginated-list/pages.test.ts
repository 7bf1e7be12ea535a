// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { newItems } from '../../../../../widgets/lists/paginated-list/pages/new-items.ts';
import { nextAddress } from '../../../../../widgets/lists/paginated-list/pages/next-address.ts';
import { loadedText } from '../../../../../widgets/lists/paginated-list/texts.ts';

const SITE = 'https://krant.example';
const page = (number: number) => `${SITE}/sectie/sport/?pagina=${number}`;

describe('the next page', () => {
  const loaded = new Set([`${SITE}/sectie/sport/`, page(2)]);
  const next = (href: string | null | undefined) => nextAddress(href, page(2), loaded);

  it('is read relative to the page that names it [paginated-list-1]', () => {
    expect(next('?pagina=3#meer')).toEqual({ kind: 'page', address: page(3) });
    expect(next('/sectie/sport/?pagina=3')).toEqual({ kind: 'page', address: page(3) });
  });

  it('is read relative to a <base>, as browsers do [paginated-list-1]', () => {
    const base = document.head.appendChild(document.createElement('base'));
    base.href = `${SITE}/archief/`;
    vi.spyOn(document, 'baseURI', 'get').mockReturnValue(base.href);
    expect(next('3/')).toEqual({ kind: 'page', address: `${SITE}/archief/3/` });
    base.remove();
    vi.restoreAllMocks();
    expect(next('3/')).toEqual({ kind: 'page', address: `${SITE}/sectie/sport/3/` });
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

describe('items that the list has already [paginated-list-3]', () => {
  const holder = (addresses: string | undefined) => {
    const made = document.createElement('div');
    const item = document.createElement('article');
    for (const href of addresses?.split(' ') ?? []) {
      item.append(Object.assign(document.createElement('a'), { href }));
    }
    made.append(item);
    return made;
  };

  it.each([
    ['the same address', '/verhaal/', '/verhaal/', false],
    ['another fragment', '/verhaal/', '/verhaal/#reacties', false],
    ['the same article at another address', '/a/kop-a123', '/b/nieuwe-kop-a123?utm_source=x', false],
    ['another query', '/?bericht=1', '/?bericht=2', true],
    ['no link', '/verhaal/', undefined, true],
    ['the same section', '/sectie/sport/ /verhaal/', '/sectie/sport/ /ander-verhaal/', true],
    ['the same section, an article', '/sectie/sport/ /kop-a1', '/sectie/sport/ /kop-a2', true],
    ['the same article of another section', '/sectie/sport/ /kop-a1', '/sectie/natuur/ /kop-a1', false],
  ])('%s', (_, listed, fetched, isNew) => {
    const items = [...holder(fetched).children];
    expect(newItems(holder(listed), items)).toEqual(isNew ? items : []);
  });
});

it('knows an item by its headline’s link, not by an article that others link to as well [paginated-list-3]', () => {
  const list = (address: string) => {
    const made = document.createElement('div');
    made.innerHTML = `<article><a href="/kop-a1">Lees meer</a><h3><a href="${address}">Kop</a></h3></article>`;
    return made;
  };
  expect(newItems(list('/video/1'), [...list('/video/2').children])).toHaveLength(1);
  expect(newItems(list('/video/1'), [...list('/video/1').children])).toEqual([]);
});

it('reports the number of items, and the last page [paginated-list-3]', () => {
  expect(loadedText(1, false)).toBe('1 artikel geladen.');
  expect(loadedText(12, false)).toBe('12 artikelen geladen.');
  expect(loadedText(2, true)).toBe('2 artikelen geladen. Dit was het laatste.');
});
