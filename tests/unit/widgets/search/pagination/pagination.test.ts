// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import pagination from '../../../../../widgets/search/pagination/pagination.ts';
import { visiblePages } from '../../../../../widgets/search/pagination/visible-pages.ts';
import { leaveAll, mount } from '../../support/mount.ts';

describe('the visible pages [pagination-2]', () => {
  it.each<[number, number, number, number[]]>([
    [5, 0, 5, [0, 1, 2, 3, 4]],
    [20, 0, 5, [0, 1, 2, 3, 19]],
    [20, 9, 7, [0, 7, 8, 9, 10, 11, 19]],
    [20, 9, 6, [0, 8, 9, 10, 11, 19]],
    [20, 19, 5, [0, 16, 17, 18, 19]],
    [20, 9, 1, [0, 9, 19]],
    [1, 0, 5, [0]],
    [0, 0, 5, []],
  ])('of %i at %i with %i', (total, current, visible, expected) => {
    expect(visiblePages(total, current, visible)).toEqual(expected);
  });

  it('always has the first, the last and the current one, and never more than fit', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 300 }),
        fc.nat(),
        fc.integer({ min: 1, max: 20 }),
        (total, at, visible) => {
          const current = at % total;
          const pages = visiblePages(total, current, visible);
          expect(pages).toEqual([...new Set(pages)].sort((one, other) => one - other));
          for (const page of [0, current, total - 1]) expect(pages).toContain(page);
          expect(pages.length).toBe(
            Math.min(total, Math.max(visible, new Set([0, current, total - 1]).size)),
          );
        },
      ),
    );
  });
});

describe('the row', () => {
  const queries = new Map<string, EventTarget & { matches: boolean }>();
  let width = 1280;
  const resize = (next: number) => {
    width = next;
    for (const [query, list] of queries) {
      list.matches = width >= Number(/\d+/.exec(query)?.[0]);
      list.dispatchEvent(new Event('change'));
    }
  };
  beforeEach(() => {
    queries.clear();
    width = 1280;
    vi.stubGlobal('matchMedia', (query: string) => {
      const list = Object.assign(new EventTarget(), { matches: width >= Number(/\d+/.exec(query)?.[0]) });
      queries.set(query, list);
      return list;
    });
  });
  afterEach(() => {
    leaveAll();
    vi.unstubAllGlobals();
  });

  const page = (number: number, current: number) =>
    number === current
      ? `<li><span aria-current="page">${number}</span></li>`
      : `<li><a href="?pagina=${number}">${number}</a></li>`;
  const open = (attributes = '', current = 10, total = 20) => {
    const pages = Array.from({ length: total }, (_, index) => page(index + 1, current)).join('');
    document.body.innerHTML = `<nav data-widget="pagination" ${attributes}><ul><li><a rel="prev" href="?pagina=9">Vorige (9)</a></li>${pages}<li><a rel="next" href="?pagina=11">Volgende</a></li></ul></nav>`;
    return mount(pagination, document.querySelector('nav'));
  };
  const row = () =>
    [...document.querySelectorAll('li')]
      .filter(({ hidden }) => !hidden)
      .map(({ textContent }) => textContent);

  it.each<[number, string[]]>([
    [1025, ['Vorige (9)', '1', '…', '7', '8', '9', '10', '11', '12', '13', '…', '20', 'Volgende']],
    [1024, ['Vorige (9)', '1', '…', '8', '9', '10', '11', '12', '…', '20', 'Volgende']],
    [769, ['Vorige (9)', '1', '…', '8', '9', '10', '11', '12', '…', '20', 'Volgende']],
    [768, ['Vorige (9)', '1', '…', '9', '10', '11', '…', '20', 'Volgende']],
  ])(
    'shows what fits at %i px, and follows the width [pagination-1, pagination-2]',
    async (size, expected) => {
      await open();
      resize(size);
      expect(row()).toEqual(expected);
    },
  );

  it('takes the numbers of the attributes [pagination-1]', async () => {
    await open('data-visible-large="3" data-visible-small="4"');
    expect(row()).toEqual(['Vorige (9)', '1', '…', '10', '…', '20', 'Volgende']);
    resize(400);
    expect(row()).toEqual(['Vorige (9)', '1', '…', '10', '11', '…', '20', 'Volgende']);
    expect(document.querySelectorAll('li[aria-hidden="true"]')).toHaveLength(2);
  });

  it('leaves a short row, and restores a long one when it ends [pagination-2]', async () => {
    await open('', 2, 5);
    expect(row()).toEqual(['Vorige (9)', '1', '2', '3', '4', '5', 'Volgende']);
    leaveAll();
    const { leave } = await open();
    const served = document.querySelectorAll('li').length - 2;
    leave();
    expect(row()).toHaveLength(served);
    expect(row()).not.toContain('…');
  });

  it('refuses a number that is none [pagination-1]', async () => {
    await expect(open('data-visible-large="veel"')).rejects.toThrow(
      'pagination: data-visible-large is "veel"; expected a whole number from 1 up to 100.',
    );
  });
});
