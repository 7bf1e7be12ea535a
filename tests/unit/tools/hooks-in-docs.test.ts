import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import manifest from '../../../manifest.json' with { type: 'json' };

/** Hooks in a document that are not a feature's: a placeholder, a mistake, one that the tutorial makes. */
const NONE: Readonly<Record<string, readonly string[]>> = {
  'docs/adding-a-feature.md': ['days-to-go'],
  'docs/cms.md': ['name', 'special-name', 'wheather'],
  'docs/lint-page.md': ['wheather'],
};

const DOCUMENTS = ['docs', 'integrations', 'widgets'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md') && !name.includes('node_modules'))
    .map((name) => `${folder}/${name}`),
);

it.each(['README.md', ...DOCUMENTS])('%s names hooks of features only', (path) => {
  const text = readFileSync(path, 'utf8');
  const named = [...text.matchAll(/data-(widget|special)=\\?"([a-z\d-]+)\\?"/g)].map(([, kind, name = '']) =>
    kind === 'special' ? `special-${name}` : name,
  );
  const unknown = new Set(named.filter((name) => !(name in manifest) && !NONE[path]?.includes(name)));
  expect([...unknown]).toEqual([]);
});

it('docs/cms.md has what a page and its head must be, and leaves to each feature what is its own', () => {
  const text = readFileSync('docs/cms.md', 'utf8');
  expect(text.split('\n').length).toBeLessThanOrEqual(500);
});
