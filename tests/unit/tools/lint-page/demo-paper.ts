import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentHash, integrityOf } from '../../../../build/hash.ts';
import { createSite } from '../../../../demo/server/site.ts';
import { createLinter } from '../../../../tools/lint-page/create-linter.ts';
import { readRelease } from '../../../../tools/lint-page/read-release.ts';
import { call, START } from '../../demo/demo-site.ts';
import { currentContract } from '../current-contract.ts';

/** The texts of a small release. */
export const TEXTS = {
  'loader.js': '/* the loader */\n',
  'head.js': 'document.documentElement.dataset.scheme="dark";\n',
  'base.css': ':root{--paper:#fff;--ink:#111}[data-widget=weather]{min-block-size:2rem}',
  'weather.js': '/* weather */',
  'weather.css': '.nmt-weather-root{color:red}',
  'article-parts.js': '/* article parts */',
  'caretaker.js': '/* caretaker */',
  'wall.js': '/* wall */',
};

/** The names of its files, with their hashes. */
export const FILES = Object.fromEntries(
  Object.entries(TEXTS).map(([name, text]) => {
    const [stem, end] = name.split('.');
    return [name, /^(loader|head)/.test(name) ? name : `${stem}-${contentHash(text)}.${end}`];
  }),
) as Record<keyof typeof TEXTS, string>;

const hashed = Object.keys(TEXTS).filter((name) => !/^(loader|head)/.test(name)) as (keyof typeof TEXTS)[];
const sent = (name: keyof typeof TEXTS) => ({ file: FILES[name], integrity: integrityOf(TEXTS[name]) });
const INTEGRITY = 'integrity-abcde.json';
const manifest = {
  format: 1,
  release: 'r1',
  loader: { file: 'loader.js' },
  integrity: { file: INTEGRITY },
  head: { file: 'head.js', hash: integrityOf(TEXTS['head.js']) },
  styles: { base: { ...sent('base.css'), hash: integrityOf(TEXTS['base.css']) } },
  files: Object.fromEntries(hashed.map((name) => [FILES[name], { integrity: integrityOf(TEXTS[name]) }])),
  speculation: { addresses: ['/login*', '/logout*', '/*\\?*token=*'], links: '[download]' },
  features: { paywall: { expected: [sent('wall.js')] } },
  pages: {
    default: { scripts: [sent('caretaker.js')], styles: [] },
    article: { scripts: [sent('article-parts.js'), sent('caretaker.js')], styles: [sent('weather.css')] },
    frontpage: { scripts: [sent('weather.js'), sent('caretaker.js')], styles: [sent('weather.css')] },
  },
};

/** Writes the release, as build.mjs does. */
export function writeRelease(): string {
  const dist = mkdtempSync(join(tmpdir(), 'nmt-lint-'));
  for (const [name, text] of Object.entries(TEXTS)) {
    writeFileSync(join(dist, FILES[name as keyof typeof TEXTS]), text);
  }
  writeFileSync(join(dist, INTEGRITY), '{}');
  writeFileSync(join(dist, 'manifest.json'), JSON.stringify(manifest));
  // No browser reads the policy here.
  const csp = { pages: { default: { directives: {}, thirdParties: [] } }, thirdParties: {} };
  writeFileSync(join(dist, 'csp.json'), JSON.stringify(csp));
  return dist;
}

/** The contract of the product, from its sources. */
const { contract, siteConfig } = await currentContract();

const checked = {
  release: readRelease(manifest, {
    base: TEXTS['base.css'],
    head: TEXTS['head.js'],
    loader: TEXTS['loader.js'],
  }),
  configSchema: siteConfig,
  own: ['data-sample', 'data-ad-demo'],
};

/** The linter with the product's contract and the small release. */
export const lint = createLinter(contract, checked);

/** The same linter, with the legal requirements for pages. */
export const lintByLaw = createLinter(contract, { ...checked, law: 'nl-2026' });

/** The demo with the small release. */
export function demoPaper(): (address: string, init?: RequestInit) => Promise<Response> {
  const dist = writeRelease();
  const site = createSite({
    now: () => START,
    dist,
    features: 'demo/features',
    workbench: dist,
    wait: async () => {},
  });
  return (address, init) => call(site, address, init);
}
