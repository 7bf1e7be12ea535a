import { onAbort } from './on-abort.ts';

/**
 * Changes of the page that a signal undoes: each helper changes an element, remembers the former state and restores it
 * when the signal aborts. A helper may be called several times for the same element: the state before the first call is
 * restored. After the signal has aborted, a helper does nothing.
 */

/** The undo functions of one signal, by element and by the kind of change. */
type Undos = Map<Element, Map<string, () => void>>;

const undosBySignal = new WeakMap<AbortSignal, Undos>();

/**
 * Sets and removes attributes.
 * @param element the element
 * @param attributes values by name; null removes the attribute
 * @param signal restores the former values
 */
export function setAttributes(
  element: Element,
  attributes: Readonly<Record<string, string | null>>,
  signal: AbortSignal,
): void {
  if (signal.aborted) return;
  for (const [name, value] of Object.entries(attributes)) {
    const served = element.getAttribute(name);
    if (served === value) continue;
    remember(element, name, signal, () => setAttribute(element, name, served));
    setAttribute(element, name, value);
  }
}

/**
 * Shows or hides an element by its attribute `hidden`. A hidden element also gets `data-nmt-hidden`: the base style
 * then hides it even if the page's own style sets `display`, also outside of hooks.
 * @param signal restores the attributes
 */
export function show(element: Element, isShown: boolean, signal: AbortSignal): void {
  const value = isShown ? null : '';
  if (element.hasAttribute('hidden') === isShown) setAttributes(element, { hidden: value }, signal);
  setAttributes(element, { 'data-nmt-hidden': value }, signal);
}

/**
 * Adds a class.
 * @param signal restores the class
 */
export function addClass(element: Element, name: string, signal: AbortSignal): void {
  toggleClass(element, name, true, signal);
}

/**
 * Adds or removes a class. Other classes may change meanwhile; an attribute `class` that did not exist is removed
 * again.
 * @param signal restores the class
 */
export function toggleClass(element: Element, name: string, isOn: boolean, signal: AbortSignal): void {
  const { classList } = element;
  const served = classList.contains(name);
  if (signal.aborted || served === isOn) return;
  const hadAttribute = element.hasAttribute('class');
  remember(element, `class ${name}`, signal, () => {
    classList.toggle(name, served);
    if (!hadAttribute && classList.length === 0) element.removeAttribute('class');
  });
  classList.toggle(name, isOn);
}

/**
 * Sets style properties of an element, except those that already have the value: setting one makes browsers recompute
 * the style of the element, and of everything in it that inherits the property.
 * @param properties values by CSS name, such as `font-size` or `--nmt-top`; an empty text removes the property
 * @param signal restores the former values
 */
export function setStyles(
  element: HTMLElement,
  properties: Readonly<Record<string, string>>,
  signal: AbortSignal,
): void {
  if (signal.aborted) return;
  const { style } = element;
  const hadAttribute = element.hasAttribute('style');
  for (const [name, value] of Object.entries(properties)) {
    const served = style.getPropertyValue(name);
    if (served === value) continue;
    remember(element, `style ${name}`, signal, () => {
      style.setProperty(name, served);
      if (!hadAttribute && style.length === 0) element.removeAttribute('style');
    });
    style.setProperty(name, value);
  }
}

/**
 * Inserts a node.
 * @param element the reference element
 * @param position the position relative to the element, as for `insertAdjacentElement`
 * @param node the inserted node; one that is in the page already is moved
 * @param signal removes the node; a moved node stays where it is
 */
export function insert(element: Element, position: InsertPosition, node: Element, signal: AbortSignal): void {
  if (signal.aborted) return;
  if (!node.isConnected) remember(node, 'position', signal, () => node.remove());
  element.insertAdjacentElement(position, node);
}

/** The texts that `setText` gave to elements; a page translator may have changed them on the page since. */
export const givenTexts = new WeakMap<Element, string>();

/**
 * Replaces the content of an element.
 * @param signal restores the former nodes
 */
export function replaceChildren(
  element: Element,
  content: readonly (Node | string)[],
  signal: AbortSignal,
): void {
  if (signal.aborted) return;
  const served = [...element.childNodes];
  remember(element, 'content', signal, () => {
    givenTexts.delete(element);
    element.replaceChildren(...served);
  });
  givenTexts.delete(element);
  element.replaceChildren(...content);
}

/**
 * Undoes at once all changes of an element under a signal, which stays active.
 * @param element the element
 * @param signal the signal that was passed to the helpers
 */
export function restore(element: Element, signal: AbortSignal): void {
  const undos = undosBySignal.get(signal);
  const changes = [...(undos?.get(element)?.values() ?? [])];
  // The last change is undone first, so that an attribute that an earlier change added is empty when that change is
  // undone.
  for (const undo of changes.reverse()) undo();
  undos?.delete(element);
}

function setAttribute(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/** Keeps the first undo of each change: the one that restores the server's state. */
function remember(element: Element, change: string, signal: AbortSignal, undo: () => void): void {
  const undos = undosBySignal.get(signal) ?? startUndos(signal);
  const known = undos.get(element) ?? new Map<string, () => void>();
  undos.set(element, known);
  if (!known.has(change)) known.set(change, undo);
}

function startUndos(signal: AbortSignal): Undos {
  const undos: Undos = new Map();
  undosBySignal.set(signal, undos);
  onAbort(signal, () => {
    for (const element of undos.keys()) restore(element, signal);
  });
  return undos;
}
