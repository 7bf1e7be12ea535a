import { articleIdFromAddress } from '../../../core/platform/ids/article-id.ts';
import { parseAddress } from '../../../core/runtime/page/address.ts';
import type { OpenLink } from '../../../core/user/app/messages.ts';

/** Schemes that a web view can only open with the help of its app. */
const ELSEWHERE = /^(https?|mailto|tel|sms):$/;

/** The target of a link in an app. */
export interface AppLink {
  /** The request to the app; undefined for a page that stays in the web view. */
  readonly message: OpenLink | undefined;
  /** The address that the page opens itself if the app does not open it. */
  readonly address: string;
}

/**
 * Classifies a link: the app opens articles of this site and everything outside of it, but not the site's other pages.
 * Without the app an article opens in its app view, like this page.
 * @param href the link's address
 * @param base the page's address
 * @returns undefined if there is no target to open, such as for an element of this page or `javascript:`
 */
export function readLink(href: string, base: string): AppLink | undefined {
  const url = parseAddress(href, base);
  if (!url || !ELSEWHERE.test(url.protocol) || isSamePage(url, base)) return undefined;
  const address = url.href;
  if (url.origin !== new URL(base).origin) {
    return { message: { type: 'link:open', url: address, kind: 'external' }, address };
  }
  const articleId = articleIdFromAddress(address);
  if (articleId === undefined) return { message: undefined, address };
  url.pathname = url.pathname.replace(/(\/appview)?\/?$/, '');
  const message: OpenLink = { type: 'link:open', url: url.href, kind: 'article', articleId };
  return { message, address: inAppView(url, base) };
}

/** The address of an article's app view, for the app that shows this page. */
function inAppView(article: URL, base: string): string {
  const url = new URL(article);
  url.pathname += '/appview';
  const app = new URL(base).searchParams.get('app');
  if (app !== null && !url.searchParams.has('app')) url.searchParams.set('app', app);
  return url.href;
}

function isSamePage(url: URL, base: string): boolean {
  return url.hash !== '' && url.href.replace(/#.*/, '') === base.replace(/#.*/, '');
}
