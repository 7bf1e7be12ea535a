import { text } from '../../../core/runtime/feature/attributes.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { runSlot } from './slot/run-slot.ts';

/**
 * A slot for advertisements [ads-1 to ads-17]. All slots of a page share one plan (`page-ads.ts`), which also inserts
 * slots into an article's text: these are hooks of this feature like those that the server sent.
 *
 * A slot's way: `run-slot.ts` (what it waits for, in order) → `show-ad.ts` (one advertisement, from the request to its
 * end) → `slot-view.ts` (what the reader sees).
 */
export default enhancer({
  attributes: {
    /** Which of the page's slots it is, such as `leaderboard` or `rectangle-2`. */
    adPosition: text(),
  },
  enhance(hook, { adPosition }, { feature, page, signal }) {
    void runSlot({ slot: hook, position: adPosition, feature, page }, signal);
  },
});
