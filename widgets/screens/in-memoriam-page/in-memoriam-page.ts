import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { featureHook } from '../../../core/runtime/feature/feature-hook.ts';
import { itemName } from '../../../core/ui/filtering/item-text.ts';
import { narrowList } from '../../../core/ui/filtering/narrow-list.ts';
import { CONTACT, countText, SEARCH } from './texts.ts';

/** The feature that opens the contact form as a modal. */
const CONTACT_FEATURE = 'in-memoriam-contact';

/**
 * Narrows the in memoriams by name [in-memoriam-page-1], and has the button 'Neem contact op' open the contact form as a
 * modal [in-memoriam-page-2]. Without scripts that is a link.
 */
export default enhancer({
  attributes: {},
  enhance(hook, _, { signal }) {
    narrowList(
      hook,
      { items: ['[data-memoriam]', '[data-name]'], search: { label: SEARCH, read: itemName }, countText },
      signal,
    );
    const opener = findOpener(hook) ?? findOpener(document.body);
    if (!opener || opener.closest(featureHook(`[data-widget="${CONTACT_FEATURE}"]`))) return;
    // The loader mounts hooks that are inserted: a copy with the hook takes the opener's place.
    const contact = opener.cloneNode(true) as HTMLElement;
    contact.dataset.widget = CONTACT_FEATURE;
    opener.replaceWith(contact);
    onAbort(signal, () => contact.replaceWith(opener));
  },
});

function findOpener(place: HTMLElement): HTMLElement | undefined {
  return [...place.querySelectorAll<HTMLElement>('a, button')].find(
    ({ textContent }) => textContent?.trim() === CONTACT,
  );
}
