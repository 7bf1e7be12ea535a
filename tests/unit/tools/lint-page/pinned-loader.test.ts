import { expect, it } from 'vitest';
import { createLinter } from '../../../../tools/lint-page/create-linter.ts';
import { readRelease } from '../../../../tools/lint-page/read-release.ts';

const release = readRelease(
  {
    release: 'r1',
    loader: { file: 'loader.js', hashed: { file: 'loader-00000.js' } },
    integrity: { file: 'integrity-00000.json', integrity: 'sha256-table' },
    files: { 'loader-00000.js': { integrity: 'sha256-loader' } },
    pages: {},
    head: { file: 'head.js', hash: 'sha256-x' },
    styles: { base: { file: 'base-00000.css', hash: 'sha256-x' } },
  },
  { loader: 'loader', head: '', base: '' },
);
const CONTRACT = { pageTypes: ['article'], body: [], config: [], features: {}, deprecated: [] };
const lint = createLinter(CONTRACT, { release });

it.each<[what: string, element: string, expected: string[]]>([
  ['a loader that keeps its name', 'src="/assets/loader.js"', []],
  [
    'a pinned loader with a pinned table',
    'src="/assets/loader-00000.js" crossorigin integrity="sha256-loader" data-integrity="sha256-table"',
    [],
  ],
  [
    'a table that is not pinned',
    'src="/assets/loader-00000.js" crossorigin integrity="sha256-loader"',
    [
      'The loader has an integrity and integrity-00000.json has none; expected data-integrity="sha256-table".',
    ],
  ],
  [
    'the hash of another table',
    'src="/assets/loader-00000.js" crossorigin integrity="sha256-loader" data-integrity="sha256-old"',
    [
      'data-integrity is sha256-old; expected sha256-table, the hash of integrity-00000.json: the loader refuses the table.',
    ],
  ],
  [
    'the loader of another release',
    'src="/assets/loader-11111.js" crossorigin integrity="sha256-loader" data-integrity="sha256-table"',
    ['loader-11111.js is not a file of release r1. There it is loader-00000.js.'],
  ],
  [
    'a pinned loader without crossorigin',
    'src="/assets/loader-00000.js" integrity="sha256-loader" data-integrity="sha256-table"',
    ['loader-00000.js has no crossorigin: the browser cannot check it, and loads it twice.'],
  ],
])('reads %s', async (_, element, expected) => {
  const html = `<!doctype html><html lang="nl"><head><script async ${element}></script></head><body data-page-type="article"></body></html>`;
  const found = await lint('page.html', html);
  expect(
    found
      .filter(({ rule }) => /^nmt\/(loader|integrity|cross-origin|crossorigin)$/.test(rule))
      .map(({ message }) => message),
  ).toEqual(expected);
});
