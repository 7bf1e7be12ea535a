import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { now } from '../../../core/platform/time/now.ts';
import { on } from '../../../core/runtime/bus/bus.ts';
import { siteConfig } from '../../../core/runtime/config/site-config.ts';
import { integer, optional, text } from '../../../core/runtime/feature/attributes.ts';
import { lazyWidget } from '../../../core/runtime/feature/lazy-widget.ts';
import { error } from '../../../core/runtime/log/log.ts';
import { loginHash } from '../../../core/user/visitor/login-hash.ts';
import { isSubscriber } from '../../../core/user/visitor/rights.ts';
import { visitorConfig } from '../../../core/user/visitor/visitor-config.ts';
import { whileVisitor } from '../../../core/user/visitor/while-visitor.ts';
import type { Missed } from './missed.ts';

/** Maximum number of blocks. */
const MAX_BLOCKS = 100;
/** Maximum width that a page may define as narrow, in px. */
const WIDEST = 10_000;

/**
 * Shows subscribers on narrow screens the articles that they missed on this page, if they are in the group of the
 * experiment that gets them [missed-items-1, missed-items-4]. Otherwise, and after a failure, the server's content
 * stays.
 */
export default lazyWidget({
  attributes: {
    /** The id of the index page. */
    indexId: text(),
    /** The number of blocks that are requested. */
    blockAmount: optional(integer(1, MAX_BLOCKS)),
    /** The width of the widest screen that counts as narrow, in px; by default the breakpoint `wide`, 740. */
    maxWidth: optional(integer(1, WIDEST)),
  },
  loadView: async () => (await import('./MissedItems.tsx')).MissedItems,
  enhance(_hook, { indexId, blockAmount, maxWidth }, { feature, page, signal, show }) {
    const { breakpoints } = siteConfig(page);

    const load = async (visitSignal: AbortSignal): Promise<readonly Missed[]> => {
      const reader = loginHash(visitorConfig(page).loginCookie);
      if (reader === undefined) return [];
      const { loadItems } = await import('./load-items.ts');
      return loadItems(page, { indexId, blockAmount, reader }, visitSignal);
    };

    const startVisits = (narrowSignal: AbortSignal) => {
      let shown = '[]';
      onAbort(narrowSignal, () => show(undefined));
      const visit = async () => {
        try {
          const items = await load(narrowSignal);
          if (narrowSignal.aborted || JSON.stringify(items) === shown) return;
          shown = JSON.stringify(items);
          show(items.length > 0 ? { items, now: now() } : undefined);
        } catch (cause) {
          if (!narrowSignal.aborted)
            error(feature, `The missed items of ${indexId} could not be shown; what was there stays.`, cause);
        }
      };
      void visit();
      // Going back to the home page by the back button counts as a visit, too.
      on('page:restored', () => void visit(), narrowSignal);
    };

    const narrow = matchMedia(`(max-width: ${maxWidth ?? breakpoints.wide}px)`);
    whileVisitor(
      page,
      (visitor, visitorSignal) => {
        if (isSubscriber(visitor)) whileMatching(narrow, startVisits, visitorSignal);
      },
      signal,
    );
  },
});

/** Runs a function while a media query matches, and again each time it starts to match. */
function whileMatching(query: MediaQueryList, run: (signal: AbortSignal) => void, signal: AbortSignal): void {
  let controller: AbortController | undefined;
  const update = () => {
    controller?.abort();
    controller = query.matches ? new AbortController() : undefined;
    if (controller) run(controller.signal);
  };
  update();
  query.addEventListener('change', update, { signal });
  onAbort(signal, () => controller?.abort());
}
