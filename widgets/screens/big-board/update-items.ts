import { onAbort } from '../../../core/platform/dom/on-abort.ts';

/** Elements that make a list visible even without text. */
const SHOWN = 'img, svg, video';

/** Whether a list has items that a visitor can see. */
export const hasContent = (list: Element): boolean =>
  list.childElementCount > 0 && (!!list.textContent?.trim() || list.querySelector(SHOWN) !== null);

/** The contents of items as the server sent them; a page translator may have changed those in the page. */
const signatures = new WeakMap<Element, string>();

/** Stores the current items of a list, to compare them with later ones. */
export function rememberItems(list: Element): void {
  for (const item of list.children) signatureOf(item);
}

const served = new WeakMap<AbortSignal, readonly ChildNode[]>();

/**
 * Replaces the items of a list. An item that has not changed is kept, with its focus, pictures and hooks; the focus on
 * a link of a changed item moves to the same link of the new one.
 * @param list the items' parent, whose server-sent items are restored when the signal aborts
 * @param fresh the new items in order, not in the document
 * @param signal the feature's signal
 */
export function updateItems(list: Element, fresh: readonly Element[], signal: AbortSignal): void {
  if (signal.aborted) return;
  if (!served.has(signal)) {
    const nodes = [...list.childNodes];
    served.set(signal, nodes);
    onAbort(signal, () => list.replaceChildren(...nodes));
  }
  const focused = list.contains(document.activeElement) ? document.activeElement : null;
  const wanted = withKnown([...list.children], fresh);
  for (const child of [...list.childNodes]) if (!wanted.has(child)) child.remove();
  let next = list.firstChild;
  for (const item of wanted) {
    if (item === next) next = item.nextSibling;
    else list.insertBefore(item, next);
  }
  if (focused && focused !== list && document.activeElement !== focused) refocus(list, focused);
}

/** The new items, in which equal items that are already shown replace the new ones. */
function withKnown(shown: readonly Element[], fresh: readonly Element[]): ReadonlySet<Node> {
  const known = new Map<string, Element[]>();
  for (const item of shown) {
    const signature = signatureOf(item);
    known.set(signature, [...(known.get(signature) ?? []), item]);
  }
  return new Set(fresh.map((item) => known.get(signatureOf(item))?.shift() ?? item));
}

/** The visible contents of an item as the server sent it. Attributes that features set do not count. */
function signatureOf(item: Element): string {
  const known = signatures.get(item);
  if (known !== undefined) return known;
  const links = [...item.querySelectorAll('[href], [src]')].map(
    (element) => element.getAttribute('href') ?? element.getAttribute('src'),
  );
  const signature = `${item.textContent?.replace(/\s+/g, ' ').trim()} ${item.getAttribute('href') ?? ''} ${links.join(' ')}`;
  signatures.set(item, signature);
  return signature;
}

function refocus(list: Element, focused: Element): void {
  const address = focused.getAttribute('href');
  const links = [...list.querySelectorAll<HTMLElement>('a[href]')];
  const same = links.find((link) => link.getAttribute('href') === address) ?? links[0];
  const target = list.contains(focused) ? focused : same;
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}
