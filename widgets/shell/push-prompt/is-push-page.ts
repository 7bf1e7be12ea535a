import { featureHook } from '../../../core/runtime/feature/feature-hook.ts';
import type { Page } from '../../../core/runtime/page/page.ts';

/** Selector of content that a wall protects, and of visible walls. */
const PAYWALLED = '[data-paywall-content], [data-paywall-type]';
const WALL = featureHook('[data-widget="paywall"]');

/**
 * Whether a page may offer push messages: not one of a third party's site, and not a paywalled one [web-push-1]. A page
 * is paywalled if its metadata say that its article is not free, if it has protected content or a wall, or if it exists
 * for one; whether this visitor may read it does not matter.
 * @param page the page's type and its body's attributes
 * @param body the page's content
 */
export function isPushPage(
  { appView, pageType, thirdpartyTemplate, articleIsFree }: PushPage,
  body: HTMLElement,
): boolean {
  if (appView || thirdpartyTemplate !== '' || pageType.startsWith('paywall-')) return false;
  if (articleIsFree) return true;
  return body.dataset.articleIsFree === undefined && !body.querySelector(`${PAYWALLED}, ${WALL}`);
}

/** The facts of a page that decide on the offer. */
type PushPage = Pick<Page, 'appView' | 'pageType' | 'thirdpartyTemplate' | 'articleIsFree'>;
