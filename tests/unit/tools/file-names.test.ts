import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const EXPORT = /^export (?:async )?(function\*?|const|let|class|interface|type|enum) (\w+)/gm;

const sources = ['core', 'widgets'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    .map((file) => `${folder}/${file}`),
);

const plain = (name: string) => name.replace(/[^a-z0-9]/gi, '').toLowerCase();

/**
 * Files that by rule have another name than their export: texts, descriptions of settings, calls of a backend, and the
 * entries of bundles.
 */
const OTHERS =
  /(^|[/-])texts\.ts$|\.settings\.contract\.ts$|\/api\/|^core\/runtime\/(loader\/loader|caretaker\/caretaker|head\/head)\.ts$/;

/** The only export of a file, if its name differs from the file's; types only count if there is nothing else. */
function misnamed(file: string): string | undefined {
  const text = readFileSync(join(ROOT, file), 'utf8');
  if (OTHERS.test(file) || /^export (default|(const )?\{|\*|type \{)/m.test(text)) return undefined;
  const exported = [...text.matchAll(EXPORT)].map(([, kind = '', name = '']) => ({ kind, name }));
  const values = exported.filter(({ kind }) => !/interface|type/.test(kind));
  const [only, ...others] = values.length > 0 ? values : exported;
  const stem = plain(basename(file).replace(/(\.(site|contract))?\.tsx?$/, ''));
  const isNamed = exported.some(({ name }) => plain(name) === stem);
  return only && others.length === 0 && !isNamed ? `${file} exports ${only.name}` : undefined;
}

it('names each file with one export after it', () => {
  expect(sources.length).toBeGreaterThan(1000);
  expect(sources.map(misnamed).filter((line) => line !== undefined)).toEqual([]);
});
