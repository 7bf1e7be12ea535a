import { subscribe } from '../../../core/platform/dom/subscribe.ts';
import { replaceChildren, restore, setAttributes, show } from '../../../core/platform/dom/undo.ts';
import { isRevisit } from '../../../core/platform/navigation/is-revisit.ts';
import { loginAddress } from '../../../core/platform/navigation/login-address.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { warn } from '../../../core/runtime/log/log.ts';
import { fragmentTarget } from '../../../core/runtime/page/fragment.ts';
import { createMessage, createMessageLink } from '../../../core/ui/settings/plain-message.ts';
import { isSameAccount } from '../../../core/user/visitor/is-same-account.ts';
import { LOAD_FAILED } from '../../../core/user/visitor/texts.ts';
import { visitor } from '../../../core/user/visitor/visitor-store.ts';
import { findSections, sectionOf } from './sections.ts';
import { LOG_IN, OTHER, RELOAD, RELOAD_PAGE, TO_SEE } from './texts.ts';

/**
 * Shows the sections of an account page one at a time; the address's fragment names the current one [my-account-1].
 * Only for the account for which the server sent them: after a logout, or a login with another account in another tab,
 * the page has no section [my-account-2].
 */
export default enhancer({
  attributes: {},
  async enhance(hook, _attributes, { feature, page, signal }) {
    const { store, current } = visitor(page);
    const owner = await current();
    if (signal.aborted) return;
    const sections = findSections(hook);
    if (owner.loggedIn && sections.length === 0) {
      warn(feature, 'No link in the hook leads to a section in it; all that it holds is shown.');
    }
    let chosen = sections[0];

    const choose = ({ before = '', isScrolled = true } = {}) => {
      // Back at the address without a section; a dialog that closes also removes its fragment.
      const isBack = location.hash.length < 2 && sectionOf(hook, sections, before) !== undefined;
      const named = isBack ? sections[0] : sectionOf(hook, sections, location.hash);
      const isNew = named !== undefined && named !== chosen;
      chosen = named ?? chosen;
      for (const section of sections) {
        const isCurrent = section === chosen;
        show(section.element, isCurrent, signal);
        for (const link of section.links) {
          setAttributes(link, { 'aria-current': isCurrent ? 'page' : null }, signal);
        }
      }
      // The browser could not scroll to an element that was hidden when the address changed.
      const place = isNew && isScrolled && fragmentTarget(location.hash);
      if (place && place !== chosen?.element) place.scrollIntoView();
    };
    subscribe(
      store,
      (now) => {
        if (now?.isUnconfirmed) {
          const reload = createMessageLink(RELOAD_PAGE, sameAddress());
          return replaceChildren(hook, [createMessage([LOAD_FAILED, ' ', reload, '.'])], signal);
        }
        if (!now?.loggedIn)
          return replaceChildren(
            hook,
            [createMessage([createMessageLink(LOG_IN, loginAddress()), TO_SEE])],
            signal,
          );
        if (owner.loggedIn && !isSameAccount(now, owner)) {
          return replaceChildren(
            hook,
            [createMessage([OTHER, createMessageLink(RELOAD, sameAddress()), '.'])],
            signal,
          );
        }
        restore(hook, signal);
        choose({ isScrolled: !isRevisit() });
      },
      signal,
    );
    addEventListener('hashchange', ({ oldURL }) => choose({ before: new URL(oldURL).hash }), { signal });
  },
});

/** The page's address without the fragment, with which a link would only scroll. */
function sameAddress(): string {
  return `${location.pathname}${location.search}`;
}
