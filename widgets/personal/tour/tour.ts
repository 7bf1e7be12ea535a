import { lazyWidget } from '../../../core/runtime/feature/lazy-widget.ts';
import { error } from '../../../core/runtime/log/log.ts';
import { pageTurn } from '../../../core/runtime/page/page-turn.ts';
import { isSubscriber } from '../../../core/user/visitor/rights.ts';
import { whileVisitor } from '../../../core/user/visitor/while-visitor.ts';

/** The pages of the digital paper, which have no tour [tour-2]. */
const PAPER = '/krant';

/** A page shows one tour, however many hooks it has. */
const takeTurn = pageTurn();

/**
 * Shows new subscribers where their news, the digital paper and their account are: the tour `tour-onboarding` [tour-1,
 * tour-2]. The rest of the code only loads for visitors who may see it. `#debug=tour-onboarding` and `#debug=tour` show
 * it again, and store nothing [debug-hashes-2, debug-hashes-6].
 */
export default lazyWidget({
  attributes: {},
  at: 'over',
  loadView: async () => (await import('./Tour.tsx')).Tour,
  enhance(_hook, _attributes, { feature, page, signal, fail, show }) {
    if (page.appView || page.path.includes(PAPER) || !takeTurn(page, signal)) return;
    const isForced = new URLSearchParams(location.hash.slice(1))
      .getAll('debug')
      .some((name) => name === 'tour' || name === 'tour-onboarding');
    whileVisitor(
      page,
      (visitor, present) => {
        if (!isForced && !isSubscriber(visitor)) return;
        import('./offer-tour.ts')
          .then(({ offerTour }) => offerTour({ page, isForced, show, fail, signal: present }))
          .catch((cause: unknown) => error(feature, 'The tour could not be shown.', cause));
      },
      signal,
    );
  },
});
