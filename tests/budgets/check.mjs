import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { tooNew } from '../../build/check-syntax.mjs';
import { buildLoader } from '../../build/loader.mjs';
import { encodeRoutes, partRare } from '../../build/routes.mjs';
import { CHUNK_TARGET, LOADER_TARGET } from '../../build/targets.mjs';
import { NOTICES } from '../../build/third-party-notices.mjs';
import { BUDGETS, LATER, PAGES } from './budgets.mjs';
import { manyFeatures } from './many-features.mjs';
import { measureParts } from './parts.mjs';

const dist = join(import.meta.dirname, '../../dist');

/** What docs/cms.md says to template authors about styles: the build's size of the one that they inline, and no others. */
function stylesInDocs(base, manifest) {
  const text = readFileSync(join(dist, '../docs/cms.md'), 'utf8');
  const size = `It is ${Math.round(brotli(base) / 1000)} kB of brotli in each page`;
  return [
    [`docs/cms.md: "${size}"`, text.includes(size)],
    ...Object.entries(manifest.pages).map(([type, { styles }]) => [
      `${type} pages inline the base style alone, as docs/cms.md says`,
      styles.length === 0,
    ]),
  ];
}

/**
 * Measures the production build in dist/ against the budgets and prints the figures.
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function checkBudgets() {
  const manifest = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8'));
  const rows = [];
  const claims = [];
  const read = (file) => readFileSync(join(dist, file));
  const weigh = (title, text, limit) => {
    const bytes = brotli(text);
    rows.push([title, text.length, gzipSync(text, { level: 9 }).length, bytes, limit ?? '']);
    if (limit) claims.push([`${title}: ${bytes} bytes of ${limit}`, bytes <= limit]);
  };

  weigh('loader.js', read('loader.js'), BUDGETS.loader);
  const entries = JSON.parse(readFileSync(join(dist, '../manifest.json'), 'utf8'));
  weigh(
    'loader.js with 160 features',
    await loaderOf(manyFeatures(entries, manifest.features)),
    BUDGETS.loader,
  );
  const head = read('head.js');
  weigh('head.js', head);
  claims.push([`head.js: ${head.length} bytes as it stands of ${BUDGETS.head}`, head.length < BUDGETS.head]);
  const base = read(manifest.styles.base.file);
  weigh('base.css', base);
  claims.push(...stylesInDocs(base, manifest));
  for (const file of Object.keys(manifest.files).filter((file) => file.endsWith('.js'))) {
    if (!Object.values(manifest.features).some(({ script }) => script === file)) weigh(file, read(file));
  }
  const own = new Map();
  for (const [name, { script, style }] of Object.entries(manifest.features)) {
    const { names = [], files = [] } = own.get(script) ?? {};
    own.set(script, { names: [...names, name], files: [...files, script, ...(style ? [style] : [])] });
  }
  for (const { names, files } of own.values()) {
    const title = names.join(', ');
    weigh(title, Buffer.concat([...new Set(files)].map(read)), BUDGETS.features[title] ?? BUDGETS.feature);
  }

  const withReact = Object.keys(manifest.files).filter((file) => file.endsWith('.js') && isReact(read(file)));
  claims.push([`React is in one chunk: ${withReact.join(', ')}`, withReact.length === 1]);
  for (const [name, { script, imports }] of Object.entries(manifest.features)) {
    const usesReact = imports.some((file) => withReact.includes(file));
    // An enhancer that renders a view beside the server's markup counts as a widget.
    const isWidget = /^(export default widget\(|import \{ renderView \})/m.test(readSource(manifest, name));
    claims.push([
      `${name} is ${isWidget ? 'a widget' : 'an enhancer and loads no React'}`,
      usesReact === isWidget,
    ]);
    claims.push([
      `${name}: every file it names is there`,
      [script, ...imports].every((file) => existsSync(join(dist, file))),
    ]);
  }
  for (const [files, target] of [
    [Object.keys(manifest.files).filter((file) => file.endsWith('.js')), CHUNK_TARGET],
    [['loader.js', 'head.js'], LOADER_TARGET],
  ]) {
    const found = await Promise.all(files.map((file) => tooNew(read(file).toString(), target)));
    const unfit = files.filter((_, index) => found[index]);
    claims.push([
      `${files.length} scripts parse in ${target.join(', ')}: ${unfit.join(', ') || 'all'}`,
      !unfit.length,
    ]);
  }
  const sent = Object.entries(manifest.pages).map(([type, { scripts, styles }]) => {
    const files = [...scripts, ...styles].map(({ file }) => file);
    const bytes = files.reduce((sum, file) => sum + brotli(read(file)), 0);
    const budget = PAGES[type] ?? PAGES.others;
    claims.push([`${type} pages: ${bytes} bytes sent along of ${budget.bytes}`, bytes <= budget.bytes]);
    claims.push([
      `${type} pages: ${scripts.length} files sent along of ${budget.files}`,
      scripts.length <= budget.files,
    ]);
    const late = files.filter((file) => LATER.test(file));
    claims.push([`${type} pages wait for no library: ${late.join(', ') || 'none'}`, late.length === 0]);
    return [`${type} pages`, scripts.length, bytes, budget.bytes, budget.files];
  });
  claims.push(['React has a file by whose name it is known', withReact.every((file) => LATER.test(file))]);
  const notices = readFileSync(join(dist, NOTICES), 'utf8');
  claims.push(['no file holds zod, which tools and tests use', !/^zod\b/m.test(notices)]);
  const parts = await measureParts();
  for (const { name, bytes, budget } of parts)
    claims.push([`${name} adds ${bytes} bytes of ${budget}`, bytes <= budget]);
  print(['file', 'raw', 'gzip', 'brotli', 'budget'], rows);
  print(['sent along with', 'files', 'brotli', 'budget', 'files'], sent);
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

async function loaderOf({ manifest, files }) {
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

function readSource({ features }, name) {
  return readFileSync(join(dist, '..', features[name].entry), 'utf8');
}

function isReact(text) {
  return text.includes('Minified React error');
}

function brotli(text) {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

function print(titles, rows) {
  const width = Math.max(...rows.map(([title]) => title.length));
  for (const [title, ...figures] of [titles, ...rows]) {
    console.log(title.padEnd(width) + figures.map((figure) => String(figure).padStart(9)).join(''));
  }
  console.log('');
}
