/** A list that can be shortened. */
export interface ShortList {
  /** Leaves the first items of each list; the others leave the page. */
  shorten(): void;
  /** Puts back what left. */
  restore(): void;
}

/** An item that left, and its place. */
interface Taken {
  readonly parent: Element;
  readonly item: Element;
  readonly next: Node | null;
}

/**
 * Keeps the first items of the lists in an element [latest-news-2]; without lists, the first articles.
 * @param element around the lists, whose content may be replaced meanwhile
 * @param most how many items stay
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
      // From the last: each stood before one that left after it, or that stayed.
      for (const { parent, item, next } of taken.reverse())
        parent.insertBefore(item, next?.parentNode === parent ? next : null);
      taken = [];
    },
  };
}

/** Lists, or what holds the articles if there is no list. */
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
