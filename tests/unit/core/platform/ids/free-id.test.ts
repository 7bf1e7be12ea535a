import fc from 'fast-check';
import { expect, it } from 'vitest';
import { freeId } from '../../../../../core/platform/ids/free-id.ts';

it('is the slug, numbered from 2 on where it is taken [table-of-contents-2]', () => {
  const taken = new Set(['wie-begint', 'wie-begint-2', 'kop']);
  const id = (text: string) => freeId(text, 'kop', (one) => taken.has(one));
  expect(id('Een café & terras')).toBe('een-cafe-terras');
  expect(id('Wie begint?')).toBe('wie-begint-3');
  expect(id('???')).toBe('kop-2');
});

it('is never one that is taken', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (texts) => {
      const taken = new Set<string>();
      for (const text of texts) {
        const id = freeId(text, 'kop', (one) => taken.has(one));
        expect(id).not.toBe('');
        expect(taken.has(id)).toBe(false);
        taken.add(id);
      }
    }),
  );
});
