import { observe } from '../../../../core/platform/dom/observe.ts';
import { featureHook } from '../../../../core/runtime/feature/feature-hook.ts';
import type { Page } from '../../../../core/runtime/page/page.ts';

/** A wall of any type [ads-1]. */
const WALL = '[data-paywall-type]';
/** The hook of the feature that decides on walls. */
const PAYWALL = featureHook('[data-widget="paywall"]');

/**
 * Whether the page is behind a wall: one is shown, or the decision for the page names one.
 * @param page the page
 */
export async function isWalled(page: Page): Promise<boolean> {
  if (document.querySelector(WALL)) return true;
  if (!document.querySelector(PAYWALL)) return false;
  try {
    const { decidedWall, requestedDecision } = await import('../../../../core/domain/paywall/decision.ts');
    return decidedWall((await requestedDecision(page)) ?? {}) !== undefined;
  } catch {
    // Without a decision there is no wall.
    return false;
  }
}

/**
 * Calls a function when a wall is inserted into the page.
 * @param run called once for each wall
 * @param signal ends it
 */
export function onWall(run: () => void, signal: AbortSignal): void {
  const observer = new MutationObserver((records) => {
    const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
    if (added.some((node) => node instanceof Element && (node.matches(WALL) || node.querySelector(WALL))))
      run();
  });
  observe(observer, document.documentElement, signal, { childList: true, subtree: true });
}
