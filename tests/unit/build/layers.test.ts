import { expect, it } from 'vitest';
import { LAYERS, putInLayers } from '../../../build/layers.ts';

it('puts in the number of a layer', () => {
  expect(putInLayers('p { z-index: var(--layer-header); color: var(--ink) }', 'x.css')).toBe(
    'p { z-index: 10; color: var(--ink) }',
  );
});

it('refuses a name that no layer has, and lists those that are', () => {
  expect(() => putInLayers('p { z-index: var(--layer-sky) }', 'x.css')).toThrow(
    /^x\.css: --layer-sky is not a layer\. Known: --layer-tools, .*--layer-message\.$/,
  );
});

it('has layers from low to high, above the parts of a component', () => {
  const numbers = [...LAYERS.values()].map(Number);
  expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
  expect(numbers[0]).toBeGreaterThan(2);
});
