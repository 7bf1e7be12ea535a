import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { CONTRACT_FILES } from '../../../tools/contract/contract-files.ts';
import { makeApiDocuments } from '../../../tools/reference/api-documents.ts';
import { build } from './product.ts';

const ROOT = join(import.meta.dirname, '../../..');
const DEPLOY = readFileSync(join(ROOT, 'docs/deploy.md'), 'utf8');

const LONG = 'public, max-age=31536000, immutable';
const SHORT = 'public, max-age=300, stale-while-revalidate=86400';
const FRESH = 'no-cache';

/** The `Cache-Control` according to the table: names without a hash are those of the stable files. */
function expected(file: string): string {
  if (
    /^(push-worker\.js|THIRD-PARTY-NOTICES\.txt|(contract|openapi|texts|sbom\.cdx)\.json|.*\.schema\.json)$/.test(
      file,
    )
  )
    return FRESH;
  return /^((loader|head|consent-mode)\.js|loader\.js\.map|(manifest|csp)\.json)$/.test(file) ? SHORT : LONG;
}

const blockOf = (language: string) =>
  new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 's').exec(DEPLOY)?.[1] ?? expect.fail(language);

/** The header according to nginx's map: the first expression that matches, otherwise the default. */
function byNginx(file: string): string {
  const rules = [...blockOf('nginx').matchAll(/^ {2}(~\S+|default)\s+"([^"]+)";/gm)];
  const rule = rules.find(
    ([, test = '']) => test !== 'default' && new RegExp(test.slice(1)).test(`/assets/${file}`),
  );
  return (rule ?? rules.find(([, test]) => test === 'default'))?.[2] ?? '';
}

/** The header according to Apache: the last section whose expression matches the file's name. */
function byApache(file: string): string {
  const recipe = blockOf('apache');
  const name = file.split('/').at(-1) ?? '';
  const sections = recipe.matchAll(
    /<FilesMatch "([^"]+)">\s*Header set Cache-Control "([^"]+)"\s*<\/FilesMatch>/g,
  );
  const [plain] = recipe.split('<FilesMatch');
  const base = /Cache-Control "([^"]+)"/.exec(plain ?? '')?.[1] ?? '';
  return [...sections].reduce(
    (found, [, test = '', value = '']) => (new RegExp(test).test(name) ? value : found),
    base,
  );
}

describe('the recipes for caches', () => {
  let files: string[];

  beforeAll(async () => {
    const { files: built } = await build(join(ROOT, 'tests/e2e/lab'), 'recipes-lab');
    const { schemas } = await makeApiDocuments(ROOT);
    files = [
      ...built.keys(),
      ...[...schemas.keys()].map((file) => `api/${file}`),
      'openapi.json',
      ...CONTRACT_FILES,
      'texts.json',
    ];
  });

  it.each([
    ['nginx', byNginx],
    ['Apache', byApache],
  ])('of %s agree with the table for every file of a build', (_, headerOf) => {
    expect(files).toContain('push-worker.js');
    expect(files.some((file) => file.startsWith('api/'))).toBe(true);
    expect(files.filter((file) => headerOf(file) !== expected(file))).toEqual([]);
  });

  it('leave the long time to names with a hash', () => {
    for (const file of files.filter((file) => expected(file) === LONG))
      expect(file).toMatch(/-[0-9a-z]{5}\.(js|css|json)(\.map)?$/);
  });
});

it('the recipes send the encoding of each kind of text, as pages in another encoding need it', () => {
  const nginx = blockOf('nginx');
  expect(nginx).toMatch(/^ {2}charset utf-8;$/m);
  const types = /charset_types ([^;]+);/.exec(nginx)?.[1]?.split(' ') ?? [];
  expect(types).toEqual(
    expect.arrayContaining(['text/css', 'text/javascript', 'application/javascript', 'application/json']),
  );
  const endings = /^AddCharset utf-8 (.+)$/m.exec(blockOf('apache'))?.[1]?.split(' ') ?? [];
  expect(endings).toEqual(expect.arrayContaining(['.js', '.css', '.json']));
});
