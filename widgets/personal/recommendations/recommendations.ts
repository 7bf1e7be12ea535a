import { fillWithCards } from '../../../core/domain/teasers/cards/fill-with-cards.ts';
import { setAttributes } from '../../../core/platform/dom/undo.ts';
import { address, optional } from '../../../core/runtime/feature/attributes.ts';
import { lazyWidget } from '../../../core/runtime/feature/lazy-widget.ts';
import { whileVisitor } from '../../../core/user/visitor/while-visitor.ts';

/**
 * Shows recommended articles: personal ones for a logged-in visitor, otherwise those of the author, otherwise related
 * ones; without any the block is removed [recommendations-1, recommendations-2, recommendations-3, recommendations-7].
 */
export default lazyWidget({
  attributes: {
    /** The address of the author's articles: on this site, or of an origin under `endpoints`. */
    authorSearchUrl: optional(address()),
    /** The address of related articles: on this site, or of an origin under `endpoints`. */
    mltUrl: optional(address()),
  },
  loadView: async () => (await import('../../../core/domain/teasers/cards/Cards.tsx')).Cards,
  enhance(hook, addresses, context) {
    const { feature, page } = context;
    // The base style reserves the space of the cards until they are rendered, including while the visitor is unknown.
    setAttributes(hook, { 'aria-busy': 'true' }, context.signal);
    whileVisitor(
      page,
      ({ loggedIn }, signal) => {
        const load = async () => {
          const { loadRow } = await import('./load-row.ts');
          return loadRow({ feature, page, loggedIn, ...addresses }, signal);
        };
        const failed = 'The recommended articles could not be shown; the block is removed.';
        void fillWithCards(hook, load, { ...context, signal }, failed);
      },
      context.signal,
    );
  },
});
