/**
 * Brings a reader who asked for more to the first of it: where the more-button was.
 * @param fresh the items that came, perhaps none
 * @param holder of all items, for when none came
 */
export function focusFirst(fresh: readonly Element[], holder: Element): void {
  const item = fresh[0] ?? holder.lastElementChild;
  const target = item?.querySelector<HTMLElement>('a[href], button') ?? item;
  if (!(target instanceof HTMLElement)) return;
  if (target === item && !target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: fresh.length > 0 });
}
