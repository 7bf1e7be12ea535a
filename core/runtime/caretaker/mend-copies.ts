import { CONTENT_KEY, servedIn } from '../feature/served-content.ts';

/** Matches the classes of elements that features create: core/ui/reset.css. */
const DRAWN = '[class^="nmt-"]';

/**
 * Turns copies of mounted hooks, such as those of a slider or of a cached page, into hooks as the server sent them,
 * because copies of elements that a feature created have no listeners. (react-rails#960, webpacker-react#27)
 * @param copies the copies, in document order
 */
export function mendCopies(copies: readonly Element[]): void {
  for (const copy of copies) {
    for (const element of [copy, ...copy.querySelectorAll(`[${CONTENT_KEY}]`)]) {
      const nodes = servedIn(element);
      if (nodes) element.replaceChildren(...nodes.map((node) => node.cloneNode(true)));
      element.removeAttribute(CONTENT_KEY);
    }
    // A feature that folds texts would assume that the server hid them, and add no button.
    for (const folded of copy.querySelectorAll('[hidden="until-found"]')) folded.removeAttribute('hidden');
    for (const drawn of copy.querySelectorAll(DRAWN)) drawn.remove();
    copy.removeAttribute('data-widget-state');
  }
}
