import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { transform } from 'esbuild';
import { isDevelopment } from './dev-changes.ts';
import { inRoot } from './paths.ts';
import { blockOf, usedRules } from './used-rules.ts';

/** The files of the paper's stylesheet, in the order of the cascade. */
const PARTS = [
  'fonts-serif',
  'fonts-sans',
  'type',
  'header',
  'header-search',
  'header-widths',
  'page',
  'footer',
  'button',
  'menu',
  'account',
  'account-parts',
  'account-aside',
  'subscriptions',
  'comparison',
  'order',
  'teasers',
  'lists',
  'search',
  'agenda',
  'ads',
  'list-pages',
  'masthead',
  'front',
  'front-below',
  'article',
  'article-tools',
  'fonts-italic',
  'article-body',
  'topics',
  'photo-story',
  'places',
  'respond',
  'service',
  'newsletters',
  'day-photo',
  'specials',
  'puzzles',
  'story',
  'river-story',
  'trip-story',
  'liveblog',
  'media',
  'digital-paper',
  'podcasts',
  'ebook',
  'ebook-option',
  'ebook-panel',
  'features',
  'feature-states',
  'forms',
  'backend',
  'app-demo',
  'demo-bar',
  'print',
];

/** Files that every page gets completely: those of its basic elements, and of what scripts insert. */
const ALWAYS: ReadonlySet<string> = new Set([
  'fonts-serif',
  'fonts-sans',
  'type',
  'header',
  'header-search',
  'header-widths',
  'page',
  'footer',
  'button',
  'menu',
  'teasers',
  'lists',
  'search',
  'agenda',
  'ads',
  'demo-bar',
  'print',
]);

/** A file without classes is included together with the one that needs it. */
const COMES_WITH: Readonly<Record<string, string>> = { 'fonts-italic': 'article-body' };

/** Blocks that scripts insert from the server's answers, each with the text in a page that shows that they may. */
const INSERTED: readonly (readonly [mark: string, blocks: readonly string[]])[] = [
  ['data-newsletter-banner-uri=', ['letter-banner', 'letter-card', 'letters']],
  ['data-widget="newsletter-button"', ['letter-card', 'letters']],
  ['class="updates"', ['chart', 'facts', 'kwebbel', 'live-video', 'quote']],
];

/** Classes that scripts set on elements of the page. */
const SET_BY_SCRIPTS = ['dark-mode', 'in-phone', 'is-failed', 'is-loaded', 'is-too-high', 'is-too-wide'];

interface Part {
  readonly name: string;
  readonly css: string;
  /** The blocks of the classes in the file's rules, see {@link blockOf}. */
  readonly blocks: readonly string[];
}

/** The part of the style that a page needs. */
interface Share {
  readonly css: string;
  readonly hash: string;
}

/** The whole style, and the parts computed for pages. */
interface Style {
  readonly written: string;
  readonly parts: readonly Part[];
  /** All blocks in the style. */
  readonly blocks: ReadonlySet<string>;
  /** The parts by the blocks of a page: pages of one kind have the same ones. */
  readonly shares: Map<string, Share>;
}

/** The last style, cached because minifying takes longer than reading. */
let last: Style | undefined;

/** In development an edit is visible after a reload; otherwise the files are read once. */
async function readStyle(): Promise<Style> {
  if (last && !isDevelopment) return last;
  const texts = await Promise.all(PARTS.map((name) => readFile(inRoot('demo/css', `${name}.css`), 'utf8')));
  const written = texts.join('\n');
  if (written === last?.written) return last;
  const parts = await Promise.all(
    texts.map(async (text, index) => {
      const { code } = await transform(text, { loader: 'css', minify: true });
      const classes = [...code.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name ?? '');
      return { name: PARTS[index] ?? '', css: code.trim(), blocks: [...new Set(classes.map(blockOf))] };
    }),
  );
  last = { written, parts, blocks: new Set(parts.flatMap(({ blocks }) => blocks)), shares: new Map() };
  return last;
}

/** The paper's stylesheet as one minified file: a browser would fetch `@import`s one after the other. */
export async function stylesheet(): Promise<string> {
  return (await readStyle()).parts.map(({ css }) => css).join('');
}

/** Placeholder in a page's head for the paper's style. */
export const STYLE_PLACE = '<style data-paper></style>';

/**
 * Inlines the rules of the paper's style that a page's classes need, so that its first paint waits neither for a file
 * nor for the rules of other pages.
 * @param text the page, with {@link STYLE_PLACE} in it; without it the page is returned unchanged
 * @returns the page, and the style's hash for the Content-Security-Policy
 */
export async function inlineStyle(text: string): Promise<{ text: string; hash?: string }> {
  if (!text.includes(STYLE_PLACE)) return { text };
  const style = await readStyle();
  const classes = [...text.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names]) => names?.split(/\s+/) ?? []);
  const inserted = INSERTED.flatMap(([mark, blocks]) => (text.includes(mark) ? blocks : []));
  const blocks = new Set([...classes.map(blockOf), ...inserted].filter((block) => style.blocks.has(block)));
  const { css, hash } = shareFor(style, blocks);
  return { text: text.replace(STYLE_PLACE, () => `<style>${css}</style>`), hash };
}

function shareFor({ parts, shares }: Style, pageBlocks: ReadonlySet<string>): Share {
  const key = [...pageBlocks].sort().join();
  const known = shares.get(key);
  if (known) return known;
  const blocks = new Set([...pageBlocks, ...SET_BY_SCRIPTS]);
  const withRules = new Set(
    parts.filter((part) => part.blocks.some((each) => pageBlocks.has(each))).map(({ name }) => name),
  );
  const css = parts
    .map(({ name, css }) => {
      if (ALWAYS.has(name)) return css;
      return withRules.has(COMES_WITH[name] ?? name) ? usedRules(css, blocks) : '';
    })
    .join('');
  const share = { css, hash: `sha256-${createHash('sha256').update(css).digest('base64')}` };
  shares.set(key, share);
  return share;
}
