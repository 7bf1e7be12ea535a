import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { editDocuments } from './edit-documents.ts';
import { FEATURES, type PageType } from './page-types.ts';
import type { Paper } from './paper.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** Number of features' demo pages in one document, which is opened once for all of them. */
const PAGES_PER_DOCUMENT = 20;

/** Number of pages in one document that axe checks, because it takes longer for each element of a larger document. */
const PAGES_PER_GROUP = 8;

/** The workbench has no server content: its parts render themselves, and none of them can be switched off. */
const PAGES = FEATURES.filter(({ name }) => name !== 'workbench');

/** Demo pages have fixed addresses. */
const NO_PAPER: Pick<Paper, 'article'> = {
  article() {
    throw new Error('The demo page of a feature is no article.');
  },
};

/** The demo pages of all features, in documents of one page type. */
export const FEATURE_DOCUMENTS: readonly (readonly PageType[])[] = grouped(
  PAGES,
  PAGES_PER_DOCUMENT,
  (type) => /\sdata-page-type="([\w-]+)"/.exec(bodyOf(type))?.[1] ?? '',
);

/** Features whose reserve style depends on a page type. */
const RESERVED_BY_TYPE = ['ads', 'paywall', 'wild-garden'];

/**
 * The demo pages of all features, in documents for visitors whose page gets no feature, so that its type does not
 * matter.
 */
export const SERVED_DOCUMENTS: readonly (readonly PageType[])[] = grouped(
  PAGES,
  PAGES_PER_DOCUMENT,
  ({ name }) => (RESERVED_BY_TYPE.includes(name) ? name : ''),
);

/**
 * The demo pages of all features, in documents in which each behaves as on its own: they have the same visitor,
 * `<body>` and settings, and no two have the same id.
 */
export const FEATURE_GROUPS: readonly (readonly PageType[])[] = grouped(FEATURES, PAGES_PER_GROUP, (type) =>
  isOnItsOwn(type) ? type.name : bodyOf(type),
);

/** Combines documents for one test until they have enough pages. */
export function batchesOf(
  documents: readonly (readonly PageType[])[],
  most: number,
): (readonly PageType[])[][] {
  const batches: (readonly PageType[])[][] = [];
  for (const document of documents) {
    const last = batches.at(-1);
    if (last && last.flat().length + document.length <= most) last.push(document);
    else batches.push([document]);
  }
  return batches;
}

/** Whether a page has a different build, visitor or settings. */
function isOnItsOwn({ name, path }: PageType): boolean {
  const hasSettings = /data-site-config|data-before-loader/.test(sourceOf(name));
  return name === 'workbench' || hasSettings || path(NO_PAPER).includes('?');
}

/**
 * Groups pages: those of one kind, up to a maximum number, and no two with the same id.
 * @param kindOf pages of different kinds are never in one group
 */
function grouped(
  pages: readonly PageType[],
  most: number,
  kindOf: (page: PageType) => string,
): readonly (readonly PageType[])[] {
  const groups: { readonly kind: string; readonly pages: PageType[]; readonly ids: Set<string> }[] = [];
  for (const page of pages) {
    const kind = kindOf(page);
    const ids = idsOf(page);
    const group = groups.find(
      (one) => one.kind === kind && one.pages.length < most && !ids.some((id) => one.ids.has(id)),
    );
    if (group) {
      group.pages.push(page);
      for (const id of ids) group.ids.add(id);
    } else groups.push({ kind, pages: [page], ids: new Set(ids) });
  }
  return groups.map(({ pages }) => pages);
}

/**
 * The content of a group of pages, each in an element whose name is in messages.
 * @returns HTML for `<main>`
 */
export async function contentOf(pages: readonly PageType[], paper: Paper): Promise<string> {
  const mains = await Promise.all(
    pages.map(async (type) => {
      // Compression is useless, because the same machine decompresses the answer at once.
      const headers = { 'Accept-Encoding': 'identity' };
      // The server may close a kept-alive connection while a request is being sent.
      const answer = await paper.page.request.get(type.path(paper), { headers, maxRetries: 2 });
      const html = await answer.text();
      const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';
      return `<div data-page="${type.name}">${withOwnSections(type.name, main)}</div>`;
    }),
  );
  return mains.join('');
}

/** Opens pages of {@link FEATURE_GROUPS} in one document. */
export async function openTogether(pages: readonly PageType[], paper: Paper): Promise<void> {
  const path = pages[0]?.path(paper) ?? '';
  if (pages.length === 1) return paper.open(path);
  const content = await contentOf(pages, paper);
  await openEdited(paper, path, (html) =>
    html.replace(/(<main[^>]*>).*(<\/main>)/s, (_, start, end) => `${start}${content}${end}`),
  );
  await paper.ready();
}

/**
 * Opens a page whose document is edited before the browser gets it.
 * @param path the path with its query
 * @param edit gets and returns HTML; must change something
 */
export async function openEdited(
  { page }: Paper,
  path: string,
  edit: (html: string) => string,
  options: { readonly waitUntil?: 'load' | 'domcontentloaded' } = {},
): Promise<void> {
  // The previous page may still make a request.
  const stop = await editDocuments(page, ({ pathname, search }) => pathname + search === path, edit);
  await page.goto(path, options);
  await stop();
}

/**
 * Adds the page's name to the ids of its sections, which are the same on many pages, unless the page refers to them.
 */
function withOwnSections(name: string, html: string): string {
  return html.replace(/(<section[^>]*\sid=")([^"]+)"/g, (tag, start, id) =>
    // It occurs once as the id itself.
    html.split(new RegExp(`["#]${id}"`)).length > 2 ? tag : `${start}${name}-${id}"`,
  );
}

/** The ids of a page in a document with several. */
function idsOf({ name }: PageType): string[] {
  const html = withOwnSections(name, sourceOf(name));
  return [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id);
}

/** The start tag of a demo page's `<body>`. */
function bodyOf({ name }: PageType): string {
  return /<body[^>]*>/.exec(sourceOf(name))?.[0] ?? '';
}

/** The source of a demo page; empty for the workbench, which has none. */
function sourceOf(name: string): string {
  const file = join(ROOT, `demo/features/${name}.html`);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
