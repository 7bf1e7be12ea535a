// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { createOrder, type Made, pageModifiedAt } from '../../../../../core/domain/liveblog/create-order.ts';

it.each<[string, Made, Made, boolean]>([
  ['older by its own time', { updatedAt: 2, modifiedAt: 1 }, { updatedAt: 1, modifiedAt: 9 }, true],
  ['as old by its own time', { updatedAt: 2, modifiedAt: 9 }, { updatedAt: 2, modifiedAt: 1 }, false],
  ['older by its header', { modifiedAt: 2 }, { updatedAt: 9, modifiedAt: 1 }, true],
  ['newer by its header', { modifiedAt: 2 }, { modifiedAt: 3 }, false],
  ['without a time', { updatedAt: 2, modifiedAt: 2 }, {}, false],
  ['of a page without a time', {}, { updatedAt: 1, modifiedAt: 1 }, false],
])('judges an answer that is %s', (_, page, answer, expected) => {
  expect(createOrder(page)(answer)).toBe(expected);
});

it('goes on from the latest answer, not from an older one', () => {
  const isOlder = createOrder({ updatedAt: 1 });
  expect([3, 2, 2, 3, 4].map((updatedAt) => isOlder({ updatedAt }))).toEqual([
    false,
    true,
    true,
    false,
    false,
  ]);
});

it('reads when the page was modified, unless the browser gives the present time', () => {
  Object.defineProperty(document, 'lastModified', { value: '03/29/2026 10:00:00', configurable: true });
  expect(pageModifiedAt('03/29/2026 10:00:00')).toBe(Date.parse('03/29/2026 10:00:00'));
  expect(pageModifiedAt('03/29/2026 09:59:40')).toBeUndefined();
});
