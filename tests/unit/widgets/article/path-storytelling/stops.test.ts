// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { positionsJson } from '../../../../../widgets/article/path-storytelling/edit/positions-json.ts';
import { isEditMode } from '../../../../../widgets/article/path-storytelling/is-edit-mode.ts';
import { between } from '../../../../../widgets/article/path-storytelling/movement.ts';
import { readStops, stopAt } from '../../../../../widgets/article/path-storytelling/stops.ts';
import { takeLogged } from '../../../support/logged.ts';

function stops(...steps: Record<string, string>[]) {
  const read = readStops(
    'path-storytelling',
    steps.map((dataset) => {
      const element = document.createElement('div');
      Object.assign(element.dataset, dataset);
      return element;
    }),
    3,
  );
  return { read, messages: takeLogged(/^error/).map((call) => call.join(' ')) };
}

it('reads positions from 0 to 1, and a zoom of their own [path-storytelling-2]', () => {
  const { read, messages } = stops(
    { pathPosition: '0' },
    { pathPosition: '0.25', pathZoom: '1' },
    { pathPosition: '1' },
  );
  expect(read).toEqual([
    { position: 0, zoom: 3 },
    { position: 0.25, zoom: 1 },
    { position: 1, zoom: 3 },
  ]);
  expect(messages).toEqual([]);
});

it.each([
  [{ pathPosition: '2' }, 'data-path-position is "2"; expected a number from 0 up to 1'],
  [{ pathPosition: '-0.1' }, 'data-path-position is "-0.1"'],
  [{ pathPosition: 'abc' }, 'data-path-position is "abc"'],
  [{}, 'data-path-position is missing'],
  [{ pathPosition: '0.5', pathZoom: '0' }, 'data-path-zoom is "0"; expected a number from 1 up to 12'],
])('logs the error of %j, and continues [path-storytelling-2]', (dataset, message) => {
  const { read, messages } = stops({ pathPosition: '0.1' }, dataset as Record<string, string>);
  expect(read[1]).toBeUndefined();
  expect(messages[0]).toContain('path-storytelling:');
  expect(messages[0]).toContain(message);
});

it('stays where it was at a step without a place, and shows the whole map before the first', () => {
  const first = { position: 0.2, zoom: 3 };
  expect(stopAt([first, undefined], 1)).toBe(first);
  expect(stopAt([undefined, first], -1)).toEqual({ position: 0.2, zoom: 1 });
  expect(stopAt([undefined, first], 0)).toEqual({ position: 0.2, zoom: 1 });
  expect(stopAt([], -1)).toEqual({ position: 0, zoom: 1 });
});

it('moves evenly, and enlarges by equal factors', () => {
  const half = between({ position: 0, zoom: 1 }, { position: 1, zoom: 4 }, 0.5);
  expect(half).toEqual({ position: 0.5, zoom: 2 });
});

it.each([
  ['?token=geheim', true],
  ['?token', true],
  ['?a=1&path-scrolly-edit', true],
  ['?path-scrolly-edit=0', true],
  ['', false],
  ['?gift_token=x&tokens=1', false],
])('the query %j enables the edit mode: %s [path-storytelling-1]', (query, expected) => {
  expect(isEditMode(query)).toBe(expected);
});

it('writes the positions of all steps as JSON [path-storytelling-3]', () => {
  expect(positionsJson([0, 0.12345, undefined, 1])).toBe('[0,0.123,null,1]');
});
