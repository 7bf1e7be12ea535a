import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FEATURES, type PageType } from './page-types.ts';
import type { Paper } from './paper.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** As many features' demo pages are one document, which is opened once for all of them. */
const PAGES_PER_DOCUMENT = 20;

/** The workbench has no text of a server: its parts draw themselves, and none of them can be switched off. */
const PAGES = FEATURES.filter(({ name }) => name !== 'workbench');

/** The demo pages of all features, in groups of one page type. */
export const FEATURE_DOCUMENTS: readonly (readonly PageType[])[] = [
  ...new Set(PAGES.map(pageTypeOf)),
].flatMap((type) => {
  const pages = PAGES.filter((one) => pageTypeOf(one) === type);
  return Array.from({ length: Math.ceil(pages.length / PAGES_PER_DOCUMENT) }, (_, index) =>
    pages.slice(index * PAGES_PER_DOCUMENT, (index + 1) * PAGES_PER_DOCUMENT),
  );
});

/**
 * The content of a group of pages, each in an element that messages name.
 * @returns HTML for `<main>`
 */
export async function contentOf(pages: readonly PageType[], paper: Paper): Promise<string> {
  const mains = await Promise.all(
    pages.map(async (type) => {
      const html = await (await paper.page.request.get(type.path(paper))).text();
      return `<div data-page="${type.name}">${/<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? ''}</div>`;
    }),
  );
  return mains.join('');
}

/** The page type in the source of a demo page. */
function pageTypeOf({ name }: PageType): string {
  const html = readFileSync(join(ROOT, `demo/features/${name}.html`), 'utf8');
  return /<body[^>]*data-page-type="([\w-]+)"/.exec(html)?.[1] ?? '';
}
