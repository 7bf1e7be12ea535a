import { expect, it, vi } from 'vitest';
import { number, object } from '../../../../../core/platform/schema/schema.ts';
import { validItems } from '../../../../../core/platform/schema/valid-items.ts';
import { logged } from '../../../support/logged.ts';

const schema = object({ id: number() });

const idsIn = (
  list: readonly unknown[] | null | undefined,
  most = 9,
  accepts = (_: { id: number }) => true,
) => validItems(list, schema, 'an item of /lijst', most, accepts).map(({ id }) => id);

it('leaves out what is wrong, names it once, and keeps the others', () => {
  expect(idsIn([null, { id: 1 }, 'twee', { id: '3' }, [], { id: 4, more: true }])).toEqual([1, 4]);
  expect(logged(/^warn/)).toEqual([
    ['nmt http:', 'an item of /lijst is of another shape than expected; it is left out.'],
  ]);
});

it('has no items without a list', () => {
  expect([idsIn(undefined), idsIn(null), idsIn([])]).toEqual([[], [], []]);
});

it('reads no further than it needs, and no more than 500', () => {
  const parse = vi.spyOn(schema, 'safeParse');
  expect(
    idsIn(
      Array.from({ length: 10_000 }, (_, id) => ({ id })),
      3,
    ),
  ).toEqual([0, 1, 2]);
  expect(parse).toHaveBeenCalledTimes(3);
  parse.mockClear();
  expect(idsIn(Array.from({ length: 10_000 }, () => null))).toEqual([]);
  expect(parse).toHaveBeenCalledTimes(500);
  logged('warn nmt http: an item of /lijst is of another shape than expected; it is left out.');
});

it('counts only what is accepted', () => {
  expect(idsIn([{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }], 2, ({ id }) => id % 2 === 0)).toEqual([2, 4]);
});
