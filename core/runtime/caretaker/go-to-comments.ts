import { featureHook } from '../feature/feature-hook.ts';
import { whenParsed } from '../page/parsed.ts';

/** Events by which the visitor goes elsewhere. */
const OWN_WAYS = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

/**
 * Takes a visitor who opened the link of one comment, `?commentId=77`, to the comments of the page, which load at once as they
 * are in view. They stay there until the page has loaded, unless the visitor scrolls. After a reload and Back the browser
 * restores the scroll position.
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
