/** Attribute of hidden elements, which the style also uses, in case the site sets their `display`. */
export const MARK = 'data-paywall-hidden';

/** Attributes by which a hidden element could be shown again. */
export const VISIBILITY_ATTRIBUTES = ['hidden', 'style', MARK];

/** Nodes that can be hidden: elements of HTML, SVG and MathML. */
export type Hideable = Element & ElementCSSInlineStyle;

interface HiddenElement {
  readonly hidden: boolean;
  readonly display: string;
  readonly priority: string;
  /** The walls that hide it: it is shown again when the last of them releases it. */
  readonly walls: Set<object>;
}

/** By element: two walls may hide the same one, but only the first one knows its former state. */
const hiddenElements = new WeakMap<Hideable, HiddenElement>();

/**
 * Hides an element visually, from the keyboard and from screen readers [paywall-types-4, paywall-types-9].
 * @param wall the wall that hides it
 */
export function hideElement(element: Hideable, wall: object): void {
  const { style } = element;
  // A marked element that is not registered is a script's copy of a hidden one.
  const isCopy = element.hasAttribute(MARK);
  const before = hiddenElements.get(element) ?? {
    hidden: !isCopy && element.hasAttribute('hidden'),
    display: isCopy ? '' : style.display,
    priority: isCopy ? '' : style.getPropertyPriority('display'),
    walls: new Set(),
  };
  before.walls.add(wall);
  hiddenElements.set(element, before);
  if (isHidden(element)) return;
  element.toggleAttribute(MARK, true);
  element.toggleAttribute('hidden', true);
  style.setProperty('display', 'none', 'important');
}

/** Restores an element, unless another wall hides it. */
export function showElement(element: Hideable, wall: object): void {
  const before = hiddenElements.get(element);
  if (!before?.walls.delete(wall) || before.walls.size > 0) return;
  hiddenElements.delete(element);
  element.removeAttribute(MARK);
  element.toggleAttribute('hidden', before.hidden);
  element.style.setProperty('display', before.display, before.priority);
  if (element.getAttribute('style') === '') element.removeAttribute('style');
}

function isHidden(element: Hideable): boolean {
  const { style } = element;
  return (
    element.hasAttribute(MARK) &&
    element.hasAttribute('hidden') &&
    style.display === 'none' &&
    style.getPropertyPriority('display') === 'important'
  );
}

/** Whether a node can be hidden itself, unlike a text node. */
export function isHideable(node: Node): node is Hideable {
  return node instanceof Element && 'style' in node;
}

/**
 * Everything in the content after a node, however deeply nested, without the ancestors of `except`.
 * @param content the protected content
 * @param last the last node that stays; undefined if none stays
 * @param except an element that stays, such as the wall itself
 */
export function nodesAfter(content: Element, last: ChildNode | undefined, except: Element): ChildNode[] {
  const after: ChildNode[] = last ? [] : [...content.childNodes];
  for (let at: Node | null = last ?? null; at && at !== content; at = at.parentNode) {
    for (let next = at.nextSibling; next; next = next.nextSibling) after.push(next);
  }
  return after.filter((node) => !node.contains(except));
}
