/**
 * Moves the focus of a visitor who requested more to the first new item, at the former position of the more-button.
 * @param fresh the new items, possibly none
 * @param holder the element that contains all items, which gets the focus if there are no new ones
 */
export function focusFirst(fresh: readonly Element[], holder: Element): void {
  const item = fresh[0] ?? holder.lastElementChild;
  const target = item?.querySelector<HTMLElement>('a[href], button') ?? item;
  if (!(target instanceof HTMLElement)) return;
  if (target === item && !target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: fresh.length > 0 });
}
