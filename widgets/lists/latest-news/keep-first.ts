/** A list that can be shortened. */
export interface ShortList {
  /** Removes all but the first items of each list. */
  shorten(): void;
  /** Restores the removed items. */
  restore(): void;
}

/** A removed item, and its position. */
interface Taken {
  readonly parent: Element;
  readonly item: Element;
  readonly next: Node | null;
}

/**
 * Keeps the first items of the lists in an element [latest-news-2]; without lists, the first articles.
 * @param element the element that contains the lists, whose content may be replaced in the meantime
 * @param most number of items that stay
 */
export function keepFirst(element: Element, most: number): ShortList {
  let taken: Taken[] = [];
  return {
    shorten() {
      for (const parent of parentsIn(element)) {
        for (const item of itemsOf(parent).slice(most)) {
          taken.push({ parent, item, next: item.nextSibling });
          item.remove();
        }
      }
    },
    restore() {
      // In reverse order: the next sibling of each item was removed after it, or stayed.
      for (const { parent, item, next } of taken.reverse())
        parent.insertBefore(item, next?.parentNode === parent ? next : null);
      taken = [];
    },
  };
}

/** The lists, or the parents of the articles if there is no list. */
function parentsIn(element: Element): Iterable<Element> {
  const lists = element.querySelectorAll('ul, ol');
  if (lists.length > 0) return lists;
  const parents = [...element.querySelectorAll('article')].map(({ parentElement }) => parentElement);
  return new Set(parents.filter((parent) => parent !== null));
}

function itemsOf(parent: Element): Element[] {
  const items = [...parent.children];
  return /^[uo]l$/.test(parent.localName) ? items : items.filter(({ localName }) => localName === 'article');
}
