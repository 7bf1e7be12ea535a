import { readFile } from 'node:fs/promises';
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

/** The paper's stylesheet as one file: a browser would fetch `@import`s one after the other. */
export async function stylesheet(): Promise<string> {
  const parts = await Promise.all(PARTS.map((part) => readFile(inRoot('demo/css', `${part}.css`), 'utf8')));
  return parts.join('\n');
}
