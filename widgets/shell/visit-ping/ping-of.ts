import { holdsEmail } from '../../../core/platform/navigation/remove-secrets.ts';
import type { Page } from '../../../core/runtime/page/page.ts';
import type { VisitPing } from '../../../core/user/analytics/api/click-tracking.ts';
import { cleanAddress } from '../../../core/user/analytics/clean-address.ts';
import type { PageView } from '../../../core/user/analytics/page-views.ts';

/** The inputs of a ping. */
interface Visit {
  readonly page: Pick<Page, 'articleId'>;
  readonly view: PageView;
  /** The release of the bundle. */
  readonly version: string;
}

const MAX_VIA_LENGTH = 50;

/**
 * The data of a visit, with addresses that contain no tokens and e-mail addresses [click-tracking-1, click-tracking-2].
 */
export function pingOf({ page, view, version }: Visit): VisitPing {
  const { origin, pathname, searchParams, hash } = new URL(view.address);
  // Links in blocks of this site, such as the recommendations, have their source in the fragment: `#via=recommended`
  // [recommendations-6].
  const via = searchParams.get('via') ?? new URLSearchParams(hash.slice(1)).get('via');
  // The referrer of the first load does not apply to a return to the page.
  const r = view.restored ? '' : addressOf(view.referrer);
  return {
    v: view.id,
    r,
    from: r.startsWith(`${origin}/`) ? r : '',
    to: addressOf(view.address),
    via: view.restored ? 'history' : word(via ?? searchParams.get('utm_source')),
    blog_slug: /^\/blog\/([\w-]+)/.exec(pathname)?.[1] ?? '',
    post_id: /^\d+$/.test(page.articleId) ? page.articleId : '',
    version,
  };
}

/** Empty for an address whose path contains an e-mail address. */
function addressOf(address: string): string {
  const clean = cleanAddress(address);
  return holdsEmail(clean) ? '' : clean;
}

/** The source is a single word; other values may identify the visitor. */
function word(text: string | null): string {
  return text && text.length <= MAX_VIA_LENGTH && /^[\w.-]+$/.test(text) ? text : '';
}
