import { expect, it } from 'vitest';
import { parseViewBox, pointAt } from '../../../../../widgets/article/path-storytelling/geometry.ts';
import { lookAt } from '../../../../../widgets/article/path-storytelling/look-at.ts';

it.each([
  ['0 0 100 50', { x: 0, y: 0, width: 100, height: 50 }],
  [' -10,5 , 3.5 2 ', { x: -10, y: 5, width: 3.5, height: 2 }],
  [null, undefined],
  ['', undefined],
  ['0 0 100', undefined],
  ['0 0 100 0', undefined],
  ['0 0 a b', undefined],
  ['0 0 1 1 1', undefined],
])('reads the viewBox %j', (raw, expected) => {
  expect(parseViewBox(raw)).toEqual(expected);
});

it('finds a position between the points of the route [path-storytelling-2]', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 20 },
  ];
  expect([0, 0.25, 0.5, 0.75, 1].map((position) => pointAt(points, position))).toEqual([
    { x: 0, y: 0 },
    { x: 5, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 10 },
    { x: 10, y: 20 },
  ]);
  expect(pointAt(points, 7)).toEqual({ x: 10, y: 20 });
});

const MAP = { x: 0, y: 0, width: 1000, height: 500 };
const PHONE = { width: 400, height: 800 };
const DESK = { width: 1000, height: 500 };

it('shows the whole map at zoom 1, in the middle [path-storytelling-2]', () => {
  const view = lookAt({ x: 900, y: 400 }, 1, MAP, PHONE);
  expect(view.x).toBeCloseTo(0);
  expect(view.y).toBeCloseTo(0);
  expect(view.scale).toBe(1);
});

it('places the point above the text of a narrow window, and beside that of a wide one [path-storytelling-2]', () => {
  // The map fits the phone 400 px wide, 0.4 px per unit, 300 px from the top.
  const phone = lookAt({ x: 500, y: 250 }, 8, MAP, PHONE);
  expect(phone.x + 8 * 200).toBeCloseTo(200);
  expect(phone.y + 8 * 400).toBeCloseTo(0.27 * 800);
  const desk = lookAt({ x: 500, y: 250 }, 4, MAP, DESK);
  expect(desk.x + 4 * 500).toBeCloseTo(620);
  expect(desk.y + 4 * 250).toBeCloseTo(250);
});

it('does not look beyond the edges of the map', () => {
  const corner = lookAt({ x: 0, y: 0 }, 4, MAP, DESK);
  expect(corner.x).toBeCloseTo(0);
  expect(corner.y).toBeCloseTo(0);
  expect(lookAt({ x: 1000, y: 500 }, 4, MAP, DESK)).toEqual({ x: -3000, y: -1500, scale: 4 });
});

it('starts from the whole box where the map covers it', () => {
  // The map covers the phone 1600 px wide: its middle is 200 px from the left, its quarter 200 px beyond the edge.
  expect(lookAt({ x: 0, y: 250 }, 1, MAP, PHONE, true).scale).toBe(1);
  const view = lookAt({ x: 500, y: 250 }, 4, MAP, PHONE, true);
  expect(view.x + 4 * 200).toBeCloseTo(200);
});
