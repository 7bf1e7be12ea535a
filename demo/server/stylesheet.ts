import { readFile } from 'node:fs/promises';
import { transform } from 'esbuild';
import { inRoot } from './paths.ts';

/** The paper's stylesheet, in the order of the cascade. */
const PARTS = [
  'type',
  'header',
  'page',
  'footer',
  'button',
  'menu',
  'account',
  'subscriptions',
  'teasers',
  'lists',
  'front',
  'article',
  'article-tools',
  'article-body',
  'photo-story',
  'respond',
  'day-photo',
  'story',
  'river-story',
  'trip-story',
  'liveblog',
  'media',
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

/** The last stylesheet as it was written and as it is sent: minifying takes longer than reading. */
let last = { written: '', sent: '' };

/** The paper's stylesheet as one minified file: a browser would fetch `@import`s one after the other. */
export async function stylesheet(): Promise<string> {
  const parts = await Promise.all(PARTS.map((part) => readFile(inRoot('demo/css', `${part}.css`), 'utf8')));
  const written = parts.join('\n');
  if (written !== last.written)
    last = { written, sent: (await transform(written, { loader: 'css', minify: true })).code };
  return last.sent;
}
