import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hasPhp, hasTwig, runPhp } from './php.ts';

interface Rendered {
  readonly head: string;
  readonly bodyEnd: string;
}

const table: { readonly cases: readonly (Rendered & { readonly name: string })[] } = JSON.parse(
  readFileSync(join(import.meta.dirname, 'head-cases.json'), 'utf8'),
);
const expected = table.cases.map(({ name, head, bodyEnd }) => ({ name, head, bodyEnd }));

/** One process renders all pages. */
function renderAll(language: string) {
  const rendered = runPhp<Rendered[]>('render-head.php', table, language);
  return rendered.map((page, index) => ({ name: table.cases[index]?.name, ...page }));
}

describe.skipIf(!hasPhp)('the head in PHP (skipped without php-cli)', () => {
  it('is that of the renderer in JavaScript, on every page of the table', () => {
    expect(renderAll('php')).toEqual(expected);
  });
});

describe.skipIf(!hasTwig)('the head in Twig (skipped without php-twig)', () => {
  it('is that of the renderer in JavaScript, on every page of the table', () => {
    expect(renderAll('twig')).toEqual(expected);
  });
});
