import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { transform } from 'esbuild';
import { isDevelopment } from './dev-changes.ts';
import { inRoot } from './paths.ts';

/** The paper's stylesheet, in the order of the cascade. */
const PARTS = [
  'fonts',
  'type',
  'header',
  'page',
  'footer',
  'button',
  'menu',
  'account',
  'subscriptions',
  'comparison',
  'order',
  'teasers',
  'lists',
  'ads',
  'list-pages',
  'front',
  'article',
  'article-tools',
  'fonts-italic',
  'article-body',
  'topics',
  'photo-story',
  'places',
  'respond',
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

/** Parts that any page may need once scripts have filled it: what they insert is made of these. */
const ALWAYS: ReadonlySet<string> = new Set([
  'fonts',
  'type',
  'header',
  'page',
  'footer',
  'button',
  'menu',
  'teasers',
  'lists',
  'ads',
  'demo-bar',
  'print',
]);

/** A part without classes comes with the part that needs it. */
const COMES_WITH: Readonly<Record<string, string>> = { 'fonts-italic': 'article-body' };

interface Part {
  readonly name: string;
  readonly css: string;
  /** The classes in its rules. */
  readonly classes: readonly string[];
}

/** Parts of the style in one text. */
interface Joined {
  readonly css: string;
  readonly hash: string;
}

/** The whole style, and what pages have asked for of it. */
interface Style {
  readonly written: string;
  readonly parts: readonly Part[];
  /** By the names of their parts: pages of one kind need the same ones. */
  readonly joined: Map<string, Joined>;
}

/** The last style: minifying takes longer than reading. */
let last: Style | undefined;

/** In development an edit shows on the next reload; else the files are read once. */
async function readStyle(): Promise<Style> {
  if (last && !isDevelopment) return last;
  const texts = await Promise.all(PARTS.map((name) => readFile(inRoot('demo/css', `${name}.css`), 'utf8')));
  const written = texts.join('\n');
  if (written === last?.written) return last;
  const parts = await Promise.all(
    texts.map(async (text, index) => {
      const { code } = await transform(text, { loader: 'css', minify: true });
      const classes = [...code.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name ?? '');
      return { name: PARTS[index] ?? '', css: code.trim(), classes: [...new Set(classes)] };
    }),
  );
  last = { written, parts, joined: new Map() };
  return last;
}

/** The paper's stylesheet as one minified file: a browser would fetch `@import`s one after the other. */
export async function stylesheet(): Promise<string> {
  return (await readStyle()).parts.map(({ css }) => css).join('');
}

/** Stands in a page's head where the paper's style comes. */
export const STYLE_PLACE = '<style data-paper></style>';

/**
 * Writes into a page the parts of the paper's style that its classes need, so that its first paint waits for no file.
 * @param text the page, with {@link STYLE_PLACE} in it; without it the page stays as it is
 * @returns the page, and the style's hash for the Content-Security-Policy
 */
export async function inlineStyle(text: string): Promise<{ text: string; hash?: string }> {
  if (!text.includes(STYLE_PLACE)) return { text };
  const used = new Set(
    [...text.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names]) => names?.split(/\s+/) ?? []),
  );
  const style = await readStyle();
  const isNeeded = ({ name, classes }: Part) => ALWAYS.has(name) || classes.some((each) => used.has(each));
  const needed = new Set(style.parts.filter(isNeeded).map(({ name }) => name));
  const { css, hash } = joined(style, ({ name }) => needed.has(COMES_WITH[name] ?? name));
  return { text: text.replace(STYLE_PLACE, () => `<style>${css}</style>`), hash };
}

function joined(style: Style, isWanted: (part: Part) => boolean): Joined {
  const parts = style.parts.filter(isWanted);
  const names = parts.map(({ name }) => name).join();
  const known = style.joined.get(names);
  if (known) return known;
  const css = parts.map((part) => part.css).join('');
  const made = { css, hash: `sha256-${createHash('sha256').update(css).digest('base64')}` };
  style.joined.set(names, made);
  return made;
}
