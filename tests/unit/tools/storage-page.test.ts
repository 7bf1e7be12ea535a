import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const PAGE = readFileSync('docs/storage.md', 'utf8');

/** The keys of storage, cookies and history in the sources: texts that begin with the product's name. */
function keysInSources(): string[] {
  const keys = ['core', 'widgets'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) =>
        [
          ...readFileSync(`${folder}/${file}`, 'utf8').matchAll(
            /['"`](nmt_[a-z_]+)|\b(nmt(?:Modal|Steps|Photo|PaginatedList|Tree))\b/g,
          ),
        ].map(([, storage, history]) => storage ?? history ?? ''),
      ),
  );
  return [...new Set(keys)].sort();
}

it('names every key that the product stores, and none that it does not [storage-2]', () => {
  const keys = keysInSources();
  expect(keys.length).toBeGreaterThan(20);
  const named = [...PAGE.matchAll(/`(nmt_[a-z_]+|nmt[A-Z]\w+)/g)].map(([, key = '']) => key);
  expect([...new Set(named)].sort()).toEqual(keys);
});
