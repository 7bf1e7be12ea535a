import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { tooNew } from '../../build/check-syntax.ts';
import { buildLoader } from '../../build/loader.ts';
import type { Entry } from '../../build/manifest-schema.ts';
import { encodeRoutes, partRare } from '../../build/routes.ts';
import { CHUNK_TARGET, LOADER_TARGET } from '../../build/targets.ts';
import { NOTICES } from '../../build/third-party-notices.ts';
import { type BuiltManifest, readBuiltManifest } from '../built-manifest.ts';
import { BUDGETS, LATER, PAGES } from './budgets.ts';
import { manyFeatures } from './many-features.ts';
import { measureParts } from './parts.ts';

const root = join(import.meta.dirname, '../..');
const dist = join(root, 'dist');

/** A row in a table of figures. */
type Row = readonly [title: string, ...figures: (number | string)[]];

/** A condition that the build must meet, and whether it does. */
type Claim = readonly [claim: string, holds: boolean];

/** Measures the production build in dist/ against the budgets and prints the figures. */
export async function checkBudgets(): Promise<{ passed: number; failed: number }> {
  const manifest = readBuiltManifest(dist);
  const files = await weighFiles(manifest);
  const pages = weighPages(manifest);
  const parts = await measureParts();
  const claims: Claim[] = [
    ...files.claims,
    ...claimsOfReact(manifest),
    ...claimsOfFeatures(manifest),
    ...(await claimsOfSyntax(manifest)),
    ...pages.claims,
    ['no file holds zod, which tools and tests use', !/^zod\b/m.test(read(NOTICES).toString())],
    ...parts.map(
      ({ name, bytes, budget }): Claim => [`${name} adds ${bytes} bytes of ${budget}`, bytes <= budget],
    ),
  ];
  print(['file', 'raw', 'gzip', 'brotli', 'budget'], files.rows);
  print(['sent along with', 'files', 'brotli', 'budget', 'files'], pages.rows);
  print(
    ['shared part', 'adds', 'later', 'budget'],
    parts.map(({ name, bytes, later, budget }) => [name, bytes, later, budget]),
  );
  for (const [claim, holds] of claims) console.log(`${holds ? '  ok  ' : 'FAILED'} ${claim}`);
  return {
    passed: claims.filter(([, holds]) => holds).length,
    failed: claims.filter(([, holds]) => !holds).length,
  };
}

/**
 * Measures the loader, the script of the head, the base style, the shared scripts, and each feature's own script and
 * style.
 */
async function weighFiles(manifest: BuiltManifest): Promise<{ rows: Row[]; claims: Claim[] }> {
  const rows: Row[] = [];
  const claims: Claim[] = [];
  const weigh = (title: string, text: Buffer, limit?: number) => {
    const bytes = brotli(text);
    rows.push([title, text.length, gzipSync(text, { level: 9 }).length, bytes, limit ?? '']);
    if (limit) claims.push([`${title}: ${bytes} bytes of ${limit}`, bytes <= limit]);
  };
  weigh('loader.js', read('loader.js'), BUDGETS.loader);
  const entries: Record<string, Entry> = JSON.parse(readFileSync(join(root, 'manifest.json'), 'utf8'));
  const loader = await loaderOf(manyFeatures(entries, manifest.features));
  weigh('loader.js with 160 features', loader, BUDGETS.loader);
  const head = read('head.js');
  weigh('head.js', head);
  claims.push([`head.js: ${head.length} bytes as it stands of ${BUDGETS.head}`, head.length < BUDGETS.head]);
  const base = read(manifest.styles.base.file);
  weigh('base.css', base);
  claims.push(...claimsOfDocs(base, manifest));
  const features = Object.entries(manifest.features);
  const own = new Set(features.map(([, { script }]) => script));
  for (const file of scriptsOf(manifest)) if (!own.has(file)) weigh(file, read(file));
  for (const script of own) {
    const sharers = features.filter(([, feature]) => feature.script === script);
    const title = sharers.map(([name]) => name).join(', ');
    const files = new Set([script, ...sharers.flatMap(([, { style = [] }]) => style)]);
    weigh(title, Buffer.concat([...files].map(read)), BUDGETS.features[title] ?? BUDGETS.feature);
  }
  return { rows, claims };
}

/**
 * Checks that docs/cms.md gives template authors the build's size of the style that they inline, and no other sizes.
 */
function claimsOfDocs(base: Buffer, manifest: BuiltManifest): Claim[] {
  const text = readFileSync(join(root, 'docs/cms.md'), 'utf8');
  const size = `It is ${Math.round(brotli(base) / 1000)} kB of brotli in each page`;
  return [
    [`docs/cms.md: "${size}"`, text.includes(size)],
    ...Object.entries(manifest.pages).map(
      ([type, { styles }]): Claim => [
        `${type} pages inline the base style alone, as docs/cms.md says`,
        styles.length === 0,
      ],
    ),
  ];
}

function claimsOfReact(manifest: BuiltManifest): Claim[] {
  const withReact = filesWithReact(manifest);
  return [
    [`React is in one chunk: ${withReact.join(', ')}`, withReact.length === 1],
    ['React has a file by whose name it is known', withReact.every((file) => LATER.test(file))],
  ];
}

function claimsOfFeatures(manifest: BuiltManifest): Claim[] {
  const withReact = filesWithReact(manifest);
  return Object.entries(manifest.features).flatMap(([name, { entry, script, imports }]): Claim[] => {
    const usesReact = imports.some((file) => withReact.includes(file));
    // An enhancer that renders a view next to the server's markup counts as a widget.
    const isWidget = /^(export default widget\(|import \{ renderView \})/m.test(
      readFileSync(join(root, entry), 'utf8'),
    );
    return [
      [`${name} is ${isWidget ? 'a widget' : 'an enhancer and loads no React'}`, usesReact === isWidget],
      [
        `${name}: every file it names is there`,
        [script, ...imports].every((file) => existsSync(join(dist, file))),
      ],
    ];
  });
}

async function claimsOfSyntax(manifest: BuiltManifest): Promise<Claim[]> {
  const groups = [
    { files: scriptsOf(manifest), target: CHUNK_TARGET },
    { files: ['loader.js', 'head.js'], target: LOADER_TARGET },
  ];
  return Promise.all(
    groups.map(async ({ files, target }): Promise<Claim> => {
      const found = await Promise.all(files.map((file) => tooNew(read(file).toString(), target)));
      const unfit = files.filter((_, index) => found[index]);
      return [
        `${files.length} scripts parse in ${target.join(', ')}: ${unfit.join(', ') || 'all'}`,
        unfit.length === 0,
      ];
    }),
  );
}

/** Checks the files that the server may send along with pages of each type. */
function weighPages(manifest: BuiltManifest): { rows: Row[]; claims: Claim[] } {
  const rows: Row[] = [];
  const claims: Claim[] = [];
  for (const [type, { scripts, styles }] of Object.entries(manifest.pages)) {
    const files = [...scripts, ...styles].map(({ file }) => file);
    const bytes = files.reduce((sum, file) => sum + brotli(read(file)), 0);
    const budget = PAGES[type] ?? PAGES.others;
    const late = files.filter((file) => LATER.test(file));
    rows.push([`${type} pages`, scripts.length, bytes, budget.bytes, budget.files]);
    claims.push(
      [`${type} pages: ${bytes} bytes sent along of ${budget.bytes}`, bytes <= budget.bytes],
      [
        `${type} pages: ${scripts.length} files sent along of ${budget.files}`,
        scripts.length <= budget.files,
      ],
      [`${type} pages wait for no library: ${late.join(', ') || 'none'}`, late.length === 0],
    );
  }
  return { rows, claims };
}

async function loaderOf({ manifest, files }: ReturnType<typeof manyFeatures>): Promise<Buffer> {
  const caretaker = ['caretaker-0a1b2.js', 'core-0a1b2.js'];
  const table = {
    ...encodeRoutes(partRare(manifest)[0], files),
    rare: 'rare-0a1b2.js',
    integrity: 'integrity-0a1b2.json',
    caretaker,
    release: '0a1b2',
  };
  return Buffer.from((await buildLoader(table, true)).text);
}

function read(file: string): Buffer {
  return readFileSync(join(dist, file));
}

function scriptsOf(manifest: BuiltManifest): string[] {
  return Object.keys(manifest.files).filter((file) => file.endsWith('.js'));
}

function filesWithReact(manifest: BuiltManifest): string[] {
  return scriptsOf(manifest).filter((file) => read(file).includes('Minified React error'));
}

function brotli(text: Buffer): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

function print(titles: Row, rows: readonly Row[]): void {
  const width = Math.max(...rows.map(([title]) => title.length));
  for (const [title, ...figures] of [titles, ...rows]) {
    console.log(title.padEnd(width) + figures.map((figure) => String(figure).padStart(9)).join(''));
  }
  console.log('');
}
