/** A list that can be shortened. */
export interface ShortList {
  /** Leaves the first items of each list; the others leave the page. */
  shorten(): void;
  /** Puts back what left. */
  restore(): void;
}

/**
 * Keeps the first items of the lists in an element [latest-news-2].
 * @param element around the lists, whose content may be replaced meanwhile
 * @param most how many items stay
 */
export function keepFirst(element: Element, most: number): ShortList {
  let taken: { readonly list: Element; readonly item: Element }[] = [];
  return {
    shorten() {
      for (const list of element.querySelectorAll('ul, ol')) {
        for (const item of [...list.children].slice(most)) {
          item.remove();
          taken.push({ list, item });
        }
      }
    },
    restore() {
      for (const { list, item } of taken) list.append(item);
      taken = [];
    },
  };
}
