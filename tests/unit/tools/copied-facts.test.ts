import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { comparedCopies, listsOf } from '../../../tools/lint/copied-facts.ts';

const sourcesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !file.includes('node_modules'))
    .map((file) => join(folder, file));
const IMPORTS = "import { WAYS, NAMES, order } from '../core/a.ts';\n";
const compared = (text: string) => comparedCopies(IMPORTS + text, 'a.test.ts');

describe('a test that compares two copies of a fact', () => {
  it.each([
    'expect(WAYS).toEqual(NAMES);',
    'expect([...WAYS].sort()).toStrictEqual(Object.keys(NAMES).sort());',
    'expect(new Set(WAYS)).not.toEqual(new Set([...NAMES.list, ...NAMES.more]));',
    "expect(WAYS).toEqual(['a', 'b', 'c', 'd']);",
    "const KEPT = ['a', 'b', 'c', 'd'] as const;\nexpect(Object.keys(WAYS)).toEqual(KEPT);",
    'expect(WAYS).toEqual({ a: 1, b: 2, c: 3, d: 4 });',
    'const sorted = WAYS.toSorted();\nexpect(NAMES).toEqual(sorted);',
  ])('is %s', (text) => expect(compared(text)).toHaveLength(1));

  it.each([
    'expect(order(WAYS)).toEqual(NAMES);',
    'expect(WAYS.map(order)).toEqual(NAMES);',
    "expect(order('x')).toEqual(['a', 'b', 'c', 'd']);",
    "expect(WAYS).toEqual(['a']);",
    'expect(new Set(WAYS).size).toBe(WAYS.length);',
    'expect(order).toHaveBeenCalledWith(WAYS);',
  ])('is not %s', (text) => expect(compared(text)).toEqual([]));

  it('stands nowhere', () => {
    const files = sourcesIn('tests/unit');
    expect(files.length).toBeGreaterThan(800);
    const found = files.flatMap((file) =>
      comparedCopies(readFileSync(file, 'utf8'), file).map((names) => `${file}: ${names}`),
    );
    expect(found).toEqual([]);
  });
});

describe('a list of the product', () => {
  /** Lists that two files have, by their first item, with the reason why neither can import it from the other. */
  const ALLOWED: Readonly<Record<string, string>> = {
    'change, click, input, keydown, submit':
      'No byte of the loader serves another file, nor the other way round.',
    'keydown, pointerdown, touchmove, wheel': 'A file for four words costs visitors a request.',
    'description: The number of the article., name: data-article-id, required: true, type: text':
      'Two features each describe the markup that they read.',
  };

  it('is the same in another order, and not with other words', () => {
    const [one, other, third] = [
      "const A = ['a', 'b', 'c', 'd'];",
      "const B = [['d', 'c', 'b', 'a'], ['a', 'b']];",
      "const C = { a: 'x', b: 1, c: true, d: '' };",
    ].map((text) => listsOf(text, 'a.ts'));
    expect(one).toEqual(other);
    expect(one).toHaveLength(1);
    expect(third).not.toEqual(one);
    expect(third).toHaveLength(1);
  });

  it('is written once', () => {
    const files = new Map<string, Set<string>>();
    for (const file of ['core', 'widgets', 'fixtures', 'build', 'tools', 'demo'].flatMap(sourcesIn))
      for (const list of listsOf(readFileSync(file, 'utf8'), file))
        files.set(list, (files.get(list) ?? new Set()).add(file));
    const copied = [...files].filter(([, where]) => where.size > 1);
    expect(files.size).toBeGreaterThan(300);
    expect(copied.filter(([list]) => !ALLOWED[list]).map(([list, where]) => [list, ...where])).toEqual([]);
    expect(Object.keys(ALLOWED).filter((list) => (files.get(list)?.size ?? 0) < 2)).toEqual([]);
  });
});
