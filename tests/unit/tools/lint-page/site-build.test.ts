import { expect, it } from 'vitest';
import { createLinter } from '../../../../tools/lint-page/create-linter.ts';
import { readRelease } from '../../../../tools/lint-page/read-release.ts';

const MANIFEST = {
  release: 'r1',
  loader: { file: 'loader.js' },
  integrity: { file: 'integrity-00000.json' },
  files: {},
  pages: {},
  head: { file: 'head.js', hash: 'sha256-x' },
  styles: { base: { file: 'base-00000.css', hash: 'sha256-x' } },
};
const CONTRACT = { pageTypes: ['article'], body: [], config: [], features: {}, deprecated: [] };
const release = (loader: string) => readRelease(MANIFEST, { loader, head: '', base: '' });
const DUTCH = release('(()=>{})()');
const FOR_SITES = release('(()=>{load(e?.dataset.siteFile)})()');
const PRELOAD = '<link rel="preload" as="fetch" crossorigin href="/nmt/site.json">';

async function findings(of: typeof DUTCH, lang: string, siteFile: string, head = ''): Promise<string[]> {
  const lint = createLinter(CONTRACT, { release: of });
  const text = `<!doctype html><html lang="${lang}"><head>${head}<script async src="/assets/loader.js"${siteFile}></script></head><body data-page-type="article"></body></html>`;
  const found = await lint('page.html', text);
  return found
    .filter(({ rule }) => rule.startsWith('nmt/site-'))
    .map(({ rule, message }) => `${rule}: ${message}`);
}
const isConfig = (message: string) => message.startsWith('nmt/site-config');
const of = async (...given: Parameters<typeof findings>) =>
  (await findings(...given)).filter((message) => !isConfig(message));

const SITE_FILE = ' data-site-file="/nmt/site.json"';

it('finds nothing on pages whose build, site file and language fit', async () => {
  expect(await of(DUTCH, 'nl-BE', '')).toEqual([]);
  expect(await of(FOR_SITES, 'en', SITE_FILE, PRELOAD)).toEqual([]);
});

it('names a site file that the build does not read', async () => {
  expect(await of(DUTCH, 'nl', SITE_FILE)).toEqual([
    expect.stringMatching(/^nmt\/site-build: .*this build reads no site file/),
  ]);
});

it.each(['', ' data-site-file=" "'])('names a build for sites with the site file "%s"', async (siteFile) => {
  expect(await of(FOR_SITES, 'en', siteFile)).toEqual([
    expect.stringMatching(/^nmt\/site-build: .*has no data-site-file/),
  ]);
});

it.each(['', PRELOAD.replace(' crossorigin', ''), PRELOAD.replace('site.json', 'other.json')])(
  'names a site file that is not preloaded: %s',
  async (head) => {
    expect(await of(FOR_SITES, 'en', SITE_FILE, head)).toEqual([
      expect.stringMatching(/^nmt\/site-language: .*not preloaded/),
    ]);
  },
);

it('names a page in another language than the build for Dutch', async () => {
  expect(await of(DUTCH, 'en-GB', '')).toEqual([
    expect.stringMatching(/^nmt\/site-language: The page is in "en-GB"/),
  ]);
});
