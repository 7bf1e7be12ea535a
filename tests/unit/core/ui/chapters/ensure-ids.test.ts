// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { ensureIds } from '../../../../../core/ui/chapters/ensure-ids.ts';
import { logged } from '../../../support/logged.ts';
import { markup } from '../../../support/markup.ts';

it('gives sections ids of their own, and restores them', () => {
  const life = new AbortController();
  const sections = () => [...document.querySelectorAll('section')];
  document.body.replaceChildren(
    ...markup('<section id="een"></section><section id="een"></section><section></section><p id="slot"></p>'),
  );
  const named = ensureIds(
    sections().map((section, at) => ({ label: ['A', 'B', 'Slot'][at] ?? '', section })),
    'x',
    life.signal,
  );
  expect(sections().map(({ id }) => id)).toEqual(['een', 'een-2', 'slot-2']);
  expect(named).toEqual([sections()[2]]);
  expect(logged(/^warn/)).toHaveLength(1);
  life.abort();
  expect(sections().map(({ id }) => id)).toEqual(['een', 'een', '']);
});
