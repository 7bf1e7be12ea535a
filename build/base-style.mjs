import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';
import { expandBeforeMount, holdRules } from './before-mount.mjs';
import { withOwnRem } from './foreign-pages.mjs';
import { putInLayers } from './layers.mjs';
import { expandNamedMedia } from './named-media.mjs';
import { withPlainContent } from './plain-content.mjs';
import { CHUNK_TARGET } from './targets.mjs';

/** The design tokens, from the product's root. */
const TOKENS = join(dirname(fileURLToPath(import.meta.url)), '../core/ui/tokens.css');

/** Keeps the page's rules off the elements that features make. */
const RESET = join(dirname(TOKENS), 'reset.css');

/** Reserves of the parts that several features share, such as the sliders' row. */
const PARTS = join(dirname(fileURLToPath(import.meta.url)), '../core/ui');

/**
 * The one style that a page waits for: design tokens, the reset, and the space that hooks reserve before any script
 * (`*.reserve.css` in the folders of features and of shared parts), so that nothing moves when features mount. A page
 * may inline it.
 * @param {string} root
 * @param {boolean} minify
 * @param {import('./build-cache.mjs').BuildCache} cache
 * @returns {Promise<string>}
 */
export function buildBaseStyle(root, minify, cache) {
  const files = [...reserves(PARTS), ...reserves(join(root, 'widgets'))];
  const [tokens, reset, ...texts] = [TOKENS, RESET, ...files].map((file) => readFileSync(file, 'utf8'));
  const sources = files.map((file, index) => ({ file, text: texts[index] }));
  return cache.once(`base style ${JSON.stringify([minify, tokens, reset, sources])}`, () =>
    finishBaseStyle({ tokens, reset, sources, minify }),
  );
}

async function finishBaseStyle({ tokens, reset, sources, minify }) {
  const expanded = sources.map(({ file, text }) =>
    expandBeforeMount(putInLayers(expandNamedMedia(text, file), file), file),
  );
  const css = [tokens, reset, ...expanded.map((one) => one.css), holdRules(expanded)].join('\n');
  const { code } = await transform(withOwnRem(withPlainContent(css)), {
    loader: 'css',
    minify,
    target: CHUNK_TARGET,
    legalComments: 'none',
  });
  // esbuild keeps the space after a custom property's colon, which the specification counts as no part of its value.
  return minify ? code.replace(/([;{]--[\w-]+): (?=[^ ])/g, '$1:') : code;
}

/** @param {string} folder */
function reserves(folder) {
  return (existsSync(folder) ? readdirSync(folder, { recursive: true }) : [])
    .filter((path) => path.endsWith('.reserve.css'))
    .sort()
    .map((path) => join(folder, path));
}
