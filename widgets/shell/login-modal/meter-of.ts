import { featureHook } from '../../../core/runtime/feature/feature-hook.ts';
/**
 * The element in which the page itself shows an anonymous visitor how many articles are left: the hook of `view-count`,
 * on a page with a limit.
 * @param limit number of free articles for an anonymous visitor: `data-paywall-limit`
 */
export function meterOf(limit: number | undefined): Element | null {
  return limit === undefined ? null : document.querySelector(featureHook('[data-widget="view-count"]'));
}
