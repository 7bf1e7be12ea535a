import { insert, show } from '../../../core/platform/dom/undo.ts';
import { HttpError } from '../../../core/platform/http/http-error.ts';
import { sharedRead } from '../../../core/platform/http/shared-read.ts';
import { warn } from '../../../core/runtime/log/log.ts';
import { isSafeAddress } from '../../../core/runtime/page/address.ts';
import type { Page } from '../../../core/runtime/page/page.ts';
import { pageValue } from '../../../core/runtime/page/page-value.ts';
import { createLinkButton } from '../../../core/ui/button/plain-button.ts';
import { fetchHeadlines, fetchLatestHeadlines, type PaperHeadline } from './api/edition-data.ts';
import { DOWNLOAD } from './texts.ts';

/** The latest edition, as a path. */
const LATEST = '';
/** Milliseconds for which an edition's data are cached: a printed paper does not change. */
const FRESH_FOR = 10 * 60_000;

/** The articles of editions by path; all hooks of a page share the calls. */
const headlines = pageValue((_page: Page) =>
  sharedRead(
    (path: string, signal) =>
      orNone(path === LATEST ? fetchLatestHeadlines({ signal }) : fetchHeadlines(path, { signal })),
    { freshFor: FRESH_FOR },
  ),
);

/** The article, and the editions in which it is searched for. */
interface Printed {
  /** The page, whose hooks share the calls. */
  readonly page: Page;
  readonly articleId: string;
  /** The paths of the data; if none contains the article, the latest edition is searched. */
  readonly paths: readonly string[];
  /** Removes the link. */
  readonly signal: AbortSignal;
}

/**
 * Adds the link to an article's PDF to a hook, or after the hook if it is a link itself, provided that an edition has
 * one [digital-paper-6, digital-paper-10].
 * @throws HttpError if a call failed, except for an edition that does not exist
 */
export async function linkPdf(hook: HTMLElement, printed: Printed): Promise<void> {
  const pdf = await findPdf(printed);
  if (pdf === undefined) return;
  const { signal } = printed;
  const link = createLinkButton(DOWNLOAD, pdf);
  // A file of another site opens in the browser, where it can be saved as well.
  link.download = '';
  const isLink = hook.matches('a');
  insert(hook, isLink ? 'afterend' : 'beforeend', link, signal);
  if (hook.hidden && !isLink) show(hook, true, signal);
}

/** The address of the PDF in the first edition that has one: https, or on this site. */
async function findPdf({ page, articleId, paths, signal }: Printed): Promise<string | undefined> {
  for (const path of [...paths, LATEST]) {
    const found = await headlines(page)(path, signal);
    const pdfs = found.filter((headline) => headline.articleId === articleId).map(({ pdf }) => pdf);
    const [pdf] = pdfs.filter((address) => address !== undefined && address.trim() !== '');
    if (pdf === undefined) continue;
    if (isSafeAddress(pdf)) return pdf;
    warn(
      'digital-paper',
      `article_pdf_url of article ${articleId} is neither https nor on this site; it is not linked.`,
    );
    return undefined;
  }
  return undefined;
}

async function orNone(call: Promise<PaperHeadline[]>): Promise<PaperHeadline[]> {
  try {
    return await call;
  } catch (cause) {
    if (cause instanceof HttpError && cause.status === 404) return [];
    throw cause;
  }
}
