import { subscribe } from '../../../core/platform/dom/subscribe.ts';
import { addClass, show } from '../../../core/platform/dom/undo.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { warn } from '../../../core/runtime/log/log.ts';
import { track } from '../../../core/user/analytics/track.ts';
import { isRegional, isSubscriber } from '../../../core/user/visitor/rights.ts';
import { visitor } from '../../../core/user/visitor/visitor-store.ts';
import { foldAdvantages } from './fold-advantages.ts';
import styles from './special-usp-page.module.css';
import { SUBSCRIPTIONS } from './texts.ts';

/**
 * The advantages of a subscription: one open at a time [special-usp-page-1], and a link to the subscriptions that stays
 * in view. Subscribers see the server's text for them (`data-subscribers`) instead [special-usp-page-2].
 */
export default enhancer({
  attributes: {},
  enhance(hook, _, { feature, page, signal }) {
    const advantages = [...hook.querySelectorAll<HTMLElement>('[data-usp]')];
    foldAdvantages(
      advantages.filter((advantage) => !advantage.parentElement?.closest('[data-usp]')),
      feature,
      signal,
    );
    const links = [...hook.querySelectorAll<HTMLAnchorElement>('a[href]')];
    const named = links.find(({ textContent }) => textContent?.trim() === SUBSCRIPTIONS);
    // A template of another language or wording has one link: no text has to tell it from others.
    const link = named ?? (links.length === 1 ? links[0] : undefined);
    if (!link) {
      warn(feature, `The hook has no link "${SUBSCRIPTIONS}".`);
      return;
    }
    // A sticky element stays in view as long as its parent does, so the child of the hook that contains the link is
    // made sticky.
    addClass(partOf(hook, link), styles.sticky, signal);
    link.addEventListener('click', () => track(page, 'usp-subscriptions-click', { address: link.href }), {
      signal,
    });
    const texts = hook.querySelectorAll('[data-subscribers]');
    subscribe(
      visitor(page).store,
      (state) => {
        if (!state || texts.length === 0) return;
        // Includes subscribers of a regional paper, who already have a subscription.
        const pays = isSubscriber(state) || isRegional(state);
        for (const text of texts) show(text, pays, signal);
        show(link, !pays, signal);
      },
      signal,
    );
  },
});

function partOf(hook: HTMLElement, element: HTMLElement): HTMLElement {
  let part = element;
  while (part.parentElement && part.parentElement !== hook) part = part.parentElement;
  return part;
}
