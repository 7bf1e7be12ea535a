// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { coverBottom } from '../../../../../core/ui/bottom-bar/cover-bottom.ts';
import { stubResizeObserver } from '../../../widgets/support/observers.ts';

let sizes: ReturnType<typeof stubResizeObserver>;
let endings: AbortController[];

beforeEach(() => {
  sizes = stubResizeObserver();
  endings = [];
});

afterEach(() => {
  for (const ending of endings) ending.abort();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

function cover(layer: Parameters<typeof coverBottom>[1]) {
  const element = document.createElement('div');
  const ending = new AbortController();
  endings.push(ending);
  document.body.append(element);
  coverBottom(element, layer, ending.signal);
  return {
    grow: (height: number) =>
      sizes.notify(element, { target: element, borderBoxSize: [{ blockSize: height }] }),
    end: () => ending.abort(),
    below: () => element.style.getPropertyValue('--below'),
    element,
  };
}

const covered = () => document.documentElement.style.getPropertyValue('--covered-below');
const floating = (px: number) => `calc(${px}px + env(safe-area-inset-bottom, 0px))`;

it('adds up all that covers the bottom, bars below players and what floats, in any order', () => {
  const float = cover('float');
  const player = cover('player');
  const bar = cover('bar');
  float.grow(50);
  player.grow(56.2);
  bar.grow(80);
  expect([bar.below(), player.below(), float.below()]).toEqual(['0px', '80px', '153px']);
  expect(covered()).toBe('203px');
  // A notice above another one.
  const second = cover('bar');
  second.grow(40);
  expect([bar, second, player, float].map(({ below }) => below())).toEqual(['0px', '80px', '120px', '193px']);
});

it('counts what shows alone', () => {
  const bar = cover('bar');
  const player = cover('player');
  bar.grow(80);
  player.grow(57);
  player.grow(0);
  expect(covered()).toBe('80px');
  player.grow(57);
  bar.end();
  expect([player.below(), covered(), bar.below()]).toEqual(['0px', '57px', '']);
  player.end();
  expect(document.documentElement.hasAttribute('style')).toBe(false);
  expect(player.element.hasAttribute('style')).toBe(false);
  expect(sizes.alive()).toBe(0);
});

it('sets the height on the root element only when it changes', () => {
  const set = vi.spyOn(document.documentElement.style, 'setProperty');
  const bar = cover('bar');
  bar.grow(80);
  // Another width, and another element that has not been measured yet.
  bar.grow(80);
  const player = cover('player');
  bar.grow(79.6);
  expect(set.mock.calls).toEqual([['--covered-below', '80px']]);
  player.grow(57);
  player.end();
  expect(set.mock.calls.slice(1)).toEqual([
    ['--covered-below', '137px'],
    ['--covered-below', '80px'],
  ]);
});

it('keeps what floats out of the safe area, which bars fill themselves', () => {
  const float = cover('float');
  expect(float.below()).toBe(floating(16));
  float.grow(50);
  expect(covered()).toBe(floating(66));
  const player = cover('player');
  player.grow(57);
  expect([player.below(), float.below(), covered()]).toEqual(['0px', '73px', '123px']);
});

it('begins nothing for an aborted signal', () => {
  const element = document.createElement('div');
  coverBottom(element, 'bar', AbortSignal.abort());
  expect(element.outerHTML).toBe('<div></div>');
});
