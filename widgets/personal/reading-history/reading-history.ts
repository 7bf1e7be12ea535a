import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { subscribe } from '../../../core/platform/dom/subscribe.ts';
import { articleIdOf } from '../../../core/platform/ids/article-id.ts';
import { onceActivated } from '../../../core/platform/page-life/activation.ts';
import { lazyWidget } from '../../../core/runtime/feature/lazy-widget.ts';
import { error, warn } from '../../../core/runtime/log/log.ts';
import { onHistoryPermission } from '../../../core/user/history/permission.ts';
import { onHistorySettings } from '../../../core/user/history/settings.ts';
import { onVisitedChoice } from '../../../core/user/history/visited-links.ts';
import { visitor } from '../../../core/user/visitor/visitor-store.ts';
import { type Plan, planHistory } from './plan.ts';
import { articleNumber } from './teasers.ts';

/**
 * Records the page's article, once per view, offers to continue where the visitor stopped, and marks the teasers of
 * articles that the visitor has read, if the account's settings permit a reading history [reading-history-1,
 * reading-history-4, reading-history-5].
 */
export default lazyWidget({
  attributes: {},
  at: () => ({ of: resumePlace() ?? document.body, position: 'beforeend' }),
  loadView: async () => (await import('./resume/ResumeOffer.tsx')).ResumeOffer,
  enhance(_body, _attributes, { feature, page, signal, show }) {
    const own = articleNumber(articleIdOf(page) ?? '');
    const call = { isMade: false };
    let running: { readonly plan: string; readonly controller: AbortController } | undefined;
    /** The account for which this view was recorded. */
    let recordedFor: string | undefined;
    let checks = 0;

    // Only visitors with a reading history need the schema library and the outbox.
    const run = async ({ account, markDays }: Plan, ending: AbortSignal) => {
      if (own !== undefined && recordedFor !== account) {
        recordedFor = account;
        const { recordView } = await import('./record-view.ts');
        void recordView(page, account, own);
      }
      if (own !== undefined && resumePlace()) {
        const { resumeReading } = await import('./resume/resume-reading.ts');
        if (!ending.aborted) resumeReading({ account, articleId: own }, { show, signal: ending });
      }
      if (markDays === undefined || ending.aborted) return;
      const { markTeasers } = await import('./mark-teasers.ts');
      markTeasers({ page, account, days: markDays, own, call, signal: ending });
    };
    const check = async () => {
      const mine = ++checks;
      let plan: Plan | undefined;
      try {
        plan = await planHistory(page);
      } catch (cause) {
        warn(feature, `It is not known whether a reading history may be kept: ${cause} Nothing is recorded.`);
      }
      const name = JSON.stringify(plan) ?? '';
      if (mine !== checks || signal.aborted || running?.plan === name) return;
      running?.controller.abort();
      running = { plan: name, controller: new AbortController() };
      if (!plan) return;
      try {
        await run(plan, running.controller.signal);
      } catch (cause) {
        error(feature, 'The code of the reading history could not be loaded; nothing is recorded.', cause);
      }
    };

    onAbort(signal, () => running?.controller.abort());
    // A prerendered page has not been read yet.
    onceActivated(() => {
      subscribe(visitor(page).store, check, signal);
      onHistoryPermission(check, signal);
      onHistorySettings(check, signal);
      onVisitedChoice(check, signal);
    }, signal);
  },
});

const resumePlace = (): Element | null => document.querySelector('[data-resume-reading]');
