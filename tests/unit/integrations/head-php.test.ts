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
function renderAll(...options: readonly string[]) {
  const rendered = runPhp<Rendered[]>('render-head.php', table, ...options);
  return rendered.map((page, index) => ({ name: table.cases[index]?.name, ...page }));
}

const REPAIRED = { latin: 'Caf\uFFFD', share: 0, kept: 'é' };

function configIn(head: string): unknown {
  return JSON.parse(/id="site-config">(.*?)<\/script>/s.exec(head)?.[1] ?? '');
}

describe.skipIf(!hasPhp)('the head in PHP (skipped without php-cli)', () => {
  it('is that of the renderer in JavaScript, on every page of the table', () => {
    expect(renderAll('php')).toEqual(expected);
  });

  it('has the other settings where one is not UTF-8, or a number that JSON does not have', () => {
    for (const { head } of renderAll('php', 'broken')) expect(configIn(head)).toEqual(REPAIRED);
  });
});

describe.skipIf(!hasTwig)('the head in Twig (skipped without php-twig)', () => {
  it('is that of the renderer in JavaScript, on every page of the table', () => {
    expect(renderAll('twig')).toEqual(expected);
  });

  it('has the other settings where one is not UTF-8, or a number that JSON does not have', () => {
    for (const { head } of renderAll('twig', 'broken')) expect(configIn(head)).toEqual(REPAIRED);
  });
});
