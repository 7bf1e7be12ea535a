import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { forForeignPages, withOwnRem } from '../../../build/foreign-pages.ts';

describe('the style of a feature on a page of others', () => {
  it.each([
    ['.a', '.a:not(#nmt#own)'],
    ['.a .b', '.a .b:not(#nmt#own)'],
    ['.a, .b > p', '.a:not(#nmt#own), .b > p:not(#nmt#own)'],
    ['.a::before', '.a:not(#nmt#own)::before'],
    ['.a:hover::after', '.a:hover:not(#nmt#own)::after'],
    ['.a::part(x):hover', '.a:not(#nmt#own)::part(x):hover'],
    ['.a:is(p, h2)', '.a:is(p, h2):not(#nmt#own)'],
  ])('%s counts as two ids more', (selector, strong) => {
    expect(forForeignPages(`${selector} {}`)).toBe(`${strong} {}`);
  });

  it('leaves the steps of an animation alone', () => {
    expect(forForeignPages('@keyframes k { from { opacity: 0 } }')).not.toContain('#nmt');
  });

  it.each([
    ['font: 600 1rem / 1.4 var(--sans)', 'font: 600 var(--rem) / 1.4 var(--sans)'],
    ['margin: -0.5rem 2rem', 'margin: calc(-0.5 * var(--rem)) calc(2 * var(--rem))'],
    ['inline-size: min(100%, .75rem)', 'inline-size: min(100%, calc(.75 * var(--rem)))'],
    ['font-size: 2em', 'font-size: 2em'],
    ['--rem: max(1rem, 16px)', '--rem: max(1rem, 16px)'],
    ['animation: x1rem 1s', 'animation: x1rem 1s'],
  ])('%s is measured in its own rem', (declaration, own) => {
    expect(withOwnRem(`p { ${declaration} }`)).toBe(`p { ${own} }`);
  });

  it('leaves conditions alone, whose rem is the visitor’s own', () => {
    expect(withOwnRem('@media (width > 20rem) { p { color: red } }')).toContain('20rem');
  });
});

describe('custom properties', () => {
  const ROOT = join(import.meta.dirname, '../../..');
  const sources = ['core', 'widgets'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true })
      .map((file) => join(ROOT, folder, String(file)))
      .filter((file) => /\.(css|tsx?)$/.test(file)),
  );
  const texts = sources.map((file) => readFileSync(file, 'utf8'));
  const defined = new Set(texts.flatMap((text) => text.match(/--[a-z][\w-]*(?=['"]?\]?\s*[:,])/g) ?? []));

  it.each([...new Set(texts.flatMap((text) => text.match(/var\(--[a-z][\w-]*(?=\))/g) ?? []))])(
    '%s) has a value from the product itself',
    (use) => {
      expect(defined).toContain(use.slice('var('.length));
    },
  );
});
