import { featureHook } from '../feature/feature-hook.ts';
import { whenParsed } from '../page/parsed.ts';

/** Events by which the visitor moves elsewhere on the page. */
const OWN_WAYS = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

/**
 * Scrolls to the comments if the visitor opened the link of a comment, `?commentId=77`; the comments then load because
 * they are in view. They are kept in view until the page has loaded, unless the visitor scrolls. After a reload and
 * Back the browser restores the scroll position.
 */
export function goToComments(): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (entry && /reload|back_forward/.test(entry.type)) return;
  let isElsewhere = false;
  const leave = () => {
    isElsewhere = true;
  };
  for (const type of OWN_WAYS) addEventListener(type, leave, { once: true, passive: true });
  const go = () => {
    const comments = document.querySelector(featureHook('[data-widget="comments"]'));
    if (!isElsewhere) comments?.scrollIntoView({ block: 'start', behavior: 'instant' });
  };
  go();
  whenParsed(go);
  addEventListener('load', go, { once: true });
}
