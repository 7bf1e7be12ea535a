import { fillWithCards } from '../../../core/domain/teasers/cards/fill-with-cards.ts';
import { callInTime } from '../../../core/platform/http/call-in-time.ts';
import { address, integer, optional, text } from '../../../core/runtime/feature/attributes.ts';
import { lazyWidget } from '../../../core/runtime/feature/lazy-widget.ts';
import { removeForVisitor } from '../../../core/user/visitor/remove-for-visitor.ts';
import { whileVisitor } from '../../../core/user/visitor/while-visitor.ts';
import { TITLE } from './texts.ts';

/** Maximum of the setting. */
const MAX_LIMIT = 50;

/**
 * Shows logged-in visitors the newest articles of the topics that they follow; the block is removed for others, and
 * without articles [my-news-1, my-news-3, my-news-5].
 */
export default lazyWidget({
  attributes: {
    /** Maximum number of articles. */
    limit: optional(integer(1, MAX_LIMIT), 4),
    /** The source of the articles: a path of the profile API, or an address of the site or of `endpoints`. */
    source: optional(address(), '/mijnnieuws'),
    /** The heading, such as `Keuze van de redactie` for a reader who follows no topic. */
    title: optional(text(), TITLE),
  },
  loadView: async () => (await import('../../../core/domain/teasers/cards/Cards.tsx')).Cards,
  enhance(hook, { limit, source, title }, context) {
    const { page } = context;
    whileVisitor(
      page,
      ({ loggedIn }, signal) => {
        if (!loggedIn) return removeForVisitor(page, hook);
        // Only one attempt: an empty space must not stay during all retries of a call that hangs.
        const load = () =>
          callInTime('The news', { signal }, async (inTime) => {
            const { loadRow } = await import('./load-row.ts');
            return loadRow(page, { source, limit, title }, inTime);
          });
        const failed = `The news of data-source ${JSON.stringify(source)} could not be fetched; the block is removed.`;
        void fillWithCards(hook, load, { ...context, signal }, failed);
      },
      context.signal,
    );
  },
});
