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
      // Nothing is gained by packing for one machine what is unpacked there at once.
      const headers = { 'Accept-Encoding': 'identity' };
      const html = await (await paper.page.request.get(type.path(paper), { headers })).text();
      return `<div data-page="${type.name}">${/<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? ''}</div>`;
    }),
  );
  return mains.join('');
}

/**
 * Goes to a page whose document is edited on its way. All that it loads comes from the server itself: where the test had
 * its hand in each of a document's thousand requests, that would be half of the processor's time.
 * @param path with its query
 * @param edit gets and returns HTML; must change something
 */
export async function openEdited(
  { page }: Paper,
  path: string,
  edit: (html: string) => string,
  options: { readonly waitUntil?: 'load' | 'domcontentloaded' } = {},
): Promise<void> {
  await page.route(
    // The page before this one may still ask for something.
    ({ pathname, search }) => pathname + search === path,
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = edit(html);
      if (body === html) throw new Error('The edit changed nothing.');
      await route.fulfill({ response, body });
    },
    { times: 1 },
  );
  await page.goto(path, options);
}

/** The page type in the source of a demo page. */
function pageTypeOf({ name }: PageType): string {
  const html = readFileSync(join(ROOT, `demo/features/${name}.html`), 'utf8');
  return /<body[^>]*data-page-type="([\w-]+)"/.exec(html)?.[1] ?? '';
}
