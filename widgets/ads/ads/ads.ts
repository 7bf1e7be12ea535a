import { address, filledText, optional, text } from '../../../core/runtime/feature/attributes.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { fillSlot } from './fill-slot.ts';

/**
 * A slot for advertisements [ads-1 to ads-18]. `fill-slot.ts` runs these steps, each a file in `steps/`; the slot stays
 * empty if one of them fails:
 *
 * 1. `planned`: the plan of the page includes it. All slots of a page share one plan (`plan/`), which also inserts
 *   slots into an article's text: these are hooks of this feature like those that the server sent.
 * 2. `spaced`: no other advertisement is within a window's height; again after the next step, as layouts change.
 * 3. `near`: it has its space, and is near the window.
 * 4. `readable`: the article has loaded, the browser is idle, and nothing is open over the page.
 * 5. `granted`: the visitor's group in an experiment gets it.
 * 6. `decided`: the decision service gives it to this slot.
 * 7. `consented`: the visitor's consent allows it, at once or later.
 *
 * Then `slot/show-ad.ts` requests the advertisement of the provider (`provider/`), and shows it for as long as it keeps
 * to the rules.
 */
export default enhancer({
  attributes: {
    /** Which of the page's slots it is, such as `leaderboard` or `rectangle-2`. */
    adPosition: text(),
    /** The payer of the advertisement, whom its label names. */
    adSponsor: optional(filledText()),
    /** The address of the transparency notice of a political advertisement, to which its label links. */
    adPolitical: optional(address()),
  },
  enhance(hook, { adPosition, adSponsor, adPolitical }, { feature, page, signal }) {
    const origin = { sponsor: adSponsor, notice: adPolitical };
    void fillSlot({ slot: hook, position: adPosition, origin, feature, page }, signal);
  },
});
