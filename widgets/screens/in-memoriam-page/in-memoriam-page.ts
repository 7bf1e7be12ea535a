import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { featureHook } from '../../../core/runtime/feature/feature-hook.ts';
import { lazyWidget } from '../../../core/runtime/feature/lazy-widget.ts';
import { barPlace } from '../../../core/ui/filtering/bar-place.ts';
import type { ListItems } from '../../../core/ui/filtering/find-items.ts';
import { itemName } from '../../../core/ui/filtering/item-text.ts';
import { narrowList } from '../../../core/ui/filtering/narrow-list.ts';
import { CONTACT, countText, SEARCH } from './texts.ts';

/** The feature that opens the contact form as a modal. */
const CONTACT_FEATURE = 'in-memoriam-contact';

const LIST: ListItems = { items: ['[data-memoriam]', '[data-name]'] };

/**
 * Filters the in memoriams by name [in-memoriam-page-1], and makes the button 'Neem contact op' open the contact form
 * as a modal [in-memoriam-page-2]. Without scripts that is a link.
 */
export default lazyWidget({
  attributes: {},
  at: barPlace(LIST),
  enhance(hook, _, context) {
    narrowList(hook, { ...LIST, search: { label: SEARCH, read: itemName }, countText }, context);
    const opener = findOpener(hook) ?? findOpener(document.body);
    if (!opener || opener.closest(featureHook(`[data-widget="${CONTACT_FEATURE}"]`))) return;
    // The loader mounts inserted hooks, so the opener is replaced by a copy with the hook.
    const contact = opener.cloneNode(true) as HTMLElement;
    contact.dataset.widget = CONTACT_FEATURE;
    opener.replaceWith(contact);
    onAbort(context.signal, () => contact.replaceWith(opener));
  },
  loadView: async () => (await import('../../../core/ui/filtering/FilterBar.tsx')).FilterBar,
});

function findOpener(place: HTMLElement): HTMLElement | undefined {
  return [...place.querySelectorAll<HTMLElement>('a, button')].find(
    ({ textContent }) => textContent?.trim() === CONTACT,
  );
}
