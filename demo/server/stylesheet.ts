import { readFile } from 'node:fs/promises';
import { inRoot } from './paths.ts';

/** The paper's stylesheet, in the order of the cascade. */
const PARTS = [
  'type',
  'shell',
  'menu',
  'account',
  'teasers',
  'lists',
  'front',
  'article',
  'liveblog',
  'media',
  'ebook',
  'features',
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
