import { featureHook } from '../../../core/runtime/feature/feature-hook.ts';
import type { Page } from '../../../core/runtime/page/page.ts';

/** What a wall protects, and a wall that shows. */
const PAYWALLED = '[data-paywall-content], [data-paywall-type]';
const WALL = featureHook('[data-widget="paywall"]');

/**
 * Whether a page may offer push messages: not one of a third party's site, and not a paywalled one [web-push-1].
 * A page is paywalled if it says that its article is not free, if it has protected content or a wall, or if it exists
 * for one; whether this visitor may read it does not matter.
 * @param page its type and its body's attributes
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

/** The facts of a page that decide. */
type PushPage = Pick<Page, 'appView' | 'pageType' | 'thirdpartyTemplate' | 'articleIsFree'>;
