import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';

/** Elements around or in parts of the page, whose style is the page's: a row of its blocks, a button in its heading. */
const AROUND = [
  'widgets/screens/about-us/fold-sections.ts: toggle',
  'widgets/screens/about-us/fold-sections.ts: icon',
  'widgets/specials/special-regeerakkoord/put-beside.ts: row',
];

const files = ['core', 'widgets'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
);

/** The classes that a module lists for the server's elements. */
function servedClasses(path: string): string[] {
  const lists = readFileSync(path, 'utf8').matchAll(/^@served ([^;]+);/gm);
  return [...lists].flatMap(([, names = '']) => names.split(',').map((name) => name.trim()));
}

it('no element that a feature makes has a class of the server’s elements, which the reset leaves alone', () => {
  const sources = files
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => ({
      path,
      text: readFileSync(path, 'utf8'),
    }));
  const modules = files.filter((path) => path.endsWith('.module.css'));
  expect(modules.length).toBeGreaterThan(100);
  const found: string[] = [];
  for (const module of modules) {
    for (const name of servedClasses(module)) {
      for (const { path, text } of sources) {
        const imported = new RegExp(`import (\\w+) from '[^']*/${basename(module)}'`).exec(text)?.[1];
        if (!imported) continue;
        // A created element gets its classes as one text; a server's element gets a class added.
        const made = new RegExp(
          `(?:className\\s*=(?!=)|setAttribute\\('class',)[^;\\n]*\\b${imported}\\.${name}\\b`,
        );
        if (made.test(text)) found.push(`${path}: ${name}`);
      }
    }
  }
  expect(found).toEqual(AROUND);
});
