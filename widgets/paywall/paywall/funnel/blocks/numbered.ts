/**
 * Numbers the items of a list from 1. A campaign's lists never change while they are shown, so the number can
 * distinguish two items with the same text.
 */
export function numbered<Item>(
  items: readonly Item[],
): readonly { readonly item: Item; readonly number: number }[] {
  return items.map((item, index) => ({ item, number: index + 1 }));
}
