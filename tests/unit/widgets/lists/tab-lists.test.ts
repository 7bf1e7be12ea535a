// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { readParts } from '../../../../widgets/lists/tab-lists/parts.ts';

it('tabs find panels whose ids are written with escapes [tab-lists-2]', () => {
  document.body.innerHTML =
    '<div><ul><li><a href="#%C3%A9%C3%A9n">Eén</a><li><a href="#twee">Twee</a></ul><p id="één"></p><p id="twee"></p></div>';
  const { tabs } = readParts('tab-lists', document.body.firstElementChild as HTMLElement);
  expect(tabs.map(({ panel }) => panel.id)).toEqual(['één', 'twee']);
});
