import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { transform } from 'esbuild';
import { expandBeforeMount, holdRules } from './before-mount.ts';
import type { BuildCache } from './build-cache.ts';
import { withOwnRem } from './foreign-pages.ts';
import { putInLayers } from './layers.ts';
import { expandNamedMedia } from './named-media.ts';
import { withPlainContent } from './plain-content.ts';
import { CHUNK_TARGET } from './targets.ts';

/** The design tokens, from the product's root. */
const TOKENS = join(import.meta.dirname, '../core/ui/tokens.css');

/** Keeps the page's rules off the elements that features make. */
const RESET = join(dirname(TOKENS), 'reset.css');

/** The space that is reserved for parts that several features share, such as the sliders' row. */
const PARTS = join(import.meta.dirname, '../core/ui');

/**
 * The one style that a page waits for: design tokens, the reset, and the space that hooks reserve before any script
 * (`*.reserve.css` in the folders of features and of shared parts), so that nothing moves when features mount. A page
 * may inline it.
 */
export function buildBaseStyle(root: string, minify: boolean, cache: BuildCache): Promise<string> {
  const files = [...reserves(PARTS), ...reserves(join(root, 'widgets'))];
  const [tokens, reset] = [readFileSync(TOKENS, 'utf8'), readFileSync(RESET, 'utf8')];
  const sources = files.map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  // Cached for this process only: the value also depends on the breakpoints, which are the product's sources.
  return cache.once(`base style ${JSON.stringify([minify, tokens, reset, sources])}`, () =>
    finishBaseStyle({ tokens, reset, sources, minify }),
  );
}

interface Sources {
  readonly tokens: string;
  readonly reset: string;
  /** The styles that reserve space. */
  readonly sources: readonly { readonly file: string; readonly text: string }[];
  readonly minify: boolean;
}

async function finishBaseStyle({ tokens, reset, sources, minify }: Sources): Promise<string> {
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
  // esbuild keeps the space after a custom property's colon, which is not part of the value by the specification.
  return minify ? code.replace(/([;{]--[\w-]+): (?=[^ ])/g, '$1:') : code;
}

function reserves(folder: string): string[] {
  return (existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [])
    .filter((path) => path.endsWith('.reserve.css'))
    .sort()
    .map((path) => join(folder, path));
}
