import { pinAddresses } from '../../../core/platform/html/pin-addresses.ts';
import { readHtml } from '../../../core/platform/html/read-html.ts';
import { safeHtml } from '../../../core/platform/html/safe-html.ts';
import { parseInert } from '../../../core/platform/html/trusted.ts';
import { HttpError } from '../../../core/platform/http/http-error.ts';
import { siteConfig } from '../../../core/runtime/config/site-config.ts';
import type { Context } from '../../../core/runtime/feature/feature.ts';
import { featureHook } from '../../../core/runtime/feature/feature-hook.ts';
import { type PhotoPage, readPhotoPage } from './photo-page.ts';

/** A cache of the photos' pages, each fetched once. */
export interface Pages {
  /** Caches a page that is already available. */
  keep(page: PhotoPage): void;
  /**
   * @param address path and query
   * @throws HttpError (as a rejection), `invalid` if the page is incomplete or not a photo's; a further call fetches it
   *   again
   */
  get(address: string): Promise<PhotoPage>;
}

const PAGE_TYPE = 'foto-van-de-dag';
const HOOK = featureHook('[data-widget="photo-of-the-day"]');
/** Maximum number of pages in the cache; older ones are fetched again. */
const MAX_PAGES = 30;

export function createPages({ page, signal }: Pick<Context, 'page' | 'signal'>): Pages {
  const pages = new Map<string, Promise<PhotoPage>>();
  const config = siteConfig(page);

  const keep = (address: string, promise: Promise<PhotoPage>) => {
    pages.delete(address);
    pages.set(address, promise);
    const [oldest] = pages.keys();
    if (pages.size > MAX_PAGES && oldest !== undefined) pages.delete(oldest);
  };
  const read = async (address: string): Promise<PhotoPage> => {
    const url = new URL(address, self.origin);
    const [html] = await Promise.all([
      readHtml(url.href, { config, signal, expects: 'page' }),
      // The sanitiser loads in parallel with the answer.
      safeHtml(''),
    ]);
    const root = parseInert(html);
    // A template that cannot write attributes of `<body>` has the page type in the configuration; otherwise the hook
    // identifies the page.
    const pageType = root.body.dataset.pageType?.trim() ?? PAGE_TYPE;
    if (pageType !== PAGE_TYPE) throw invalid(`is of type ${pageType.slice(0, 30)}, not ${PAGE_TYPE}`);
    const clean = await safeHtml(root.querySelector(HOOK)?.outerHTML ?? '');
    pinAddresses(clean, url.href);
    const hook = clean.querySelector<HTMLElement>(HOOK);
    if (!hook) throw invalid('has no data-widget="photo-of-the-day"');
    try {
      return readPhotoPage(root, hook, url);
    } catch (cause) {
      throw new HttpError('invalid', 'The fetched page has no photo.', { cause });
    }
  };

  return {
    keep: (known) => keep(known.address, Promise.resolve(known)),
    get(address) {
      const promise = pages.get(address) ?? read(address);
      keep(address, promise);
      promise.catch(() => {
        if (pages.get(address) === promise) pages.delete(address);
      });
      return promise;
    },
  };
}

const invalid = (what: string) => new HttpError('invalid', `The fetched page ${what}.`);
