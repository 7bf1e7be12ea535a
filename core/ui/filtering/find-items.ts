/** Selects the items if none is marked: entries of lists and tables, and articles. */
const UNMARKED = 'li, tbody > tr, article, dl > div';
/** Selects elements whose entries are controls or navigation, not items. */
const NO_LIST =
  'nav, form, fieldset, dialog, search, menu, [role="group"], [role="toolbar"], [data-filter-bar]';
const CONTROL = 'button, input, select, option, label';

/** Options for finding the items of a list. */
export interface ListItems {
  /** Selectors of the items; if none of them finds any, the entries of lists and tables are the items. */
  readonly items?: readonly string[];
  /** Whether an element is not an item although it is among them. */
  readonly except?: (element: HTMLElement) => boolean;
}

/**
 * Finds the items of a server-sent list: the elements that a selector matches, with the entries next to them, which may
 * lack the mark; if nothing is marked, the entries of lists and tables. An item inside an item is part of the outer
 * one; a mark inside a list entry marks that entry.
 * @param hook the feature's hook
 * @param list how the items are found; the first selector with a match counts
 */
export function findItems(hook: HTMLElement, { items = [], except }: ListItems): HTMLElement[] {
  const isItem = (element: HTMLElement) => !element.matches(CONTROL) && !except?.(element);
  for (const selector of items) {
    const marked = outermost(hook, selector).filter((each) => isItem(each) && !isIn(each, NO_LIST, hook));
    if (marked.length > 0) {
      const entries = new Set(marked.map((element) => entryOf(element, hook, selector)));
      return withSiblings(entries).filter(isItem);
    }
  }
  return outermost(hook, UNMARKED).filter(
    (entry) =>
      isItem(entry) &&
      !isIn(entry, NO_LIST, hook) &&
      !entry.querySelector(':scope > button:only-child, input, select'),
  );
}

/** Adds the entries of the same lists: siblings of the same kind, by their class if they are not list entries. */
function withSiblings(entries: ReadonlySet<HTMLElement>): HTMLElement[] {
  const kinds = new Map<Element, HTMLElement>();
  for (const entry of entries) if (entry.parentElement) kinds.set(entry.parentElement, entry);
  return [...kinds].flatMap(([list, example]) =>
    [...list.children].filter(
      (child): child is HTMLElement =>
        child instanceof HTMLElement &&
        (entries.has(child) ||
          (child.localName === example.localName &&
            (child.matches('li, tr, article') ||
              (child.className !== '' && child.className === example.className)))),
    ),
  );
}

function outermost(hook: HTMLElement, selector: string): HTMLElement[] {
  return [...hook.querySelectorAll<HTMLElement>(selector)].filter(
    ({ parentElement }) => !(parentElement && isIn(parentElement, selector, hook)),
  );
}

function isIn(element: Element, selector: string, hook: HTMLElement): boolean {
  const found = element.closest(selector);
  return found !== null && found !== hook && hook.contains(found);
}

function entryOf(element: HTMLElement, hook: HTMLElement, selector: string): HTMLElement {
  const entry = element.parentElement?.closest<HTMLElement>('li, tr, article');
  if (!entry || entry === hook || !hook.contains(entry)) return element;
  // An entry may contain several marks of different kinds; several of one kind are separate items.
  const isOne = selector.split(',').every((mark) => entry.querySelectorAll(mark).length <= 1);
  return isOne ? entry : element;
}
