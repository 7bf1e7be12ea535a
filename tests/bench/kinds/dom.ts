type Child = Node | string | false | undefined;
type Properties = Readonly<Record<string, unknown>>;

/**
 * Makes an element for the kinds in plain DOM code. Keys that start with `on` are listeners, keys that are properties
 * of the element (except the read-only `list`) set these, all others are attributes; undefined and false leave an
 * attribute out.
 */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Properties = {},
  ...children: Child[]
): HTMLElementTagNameMap[Name] {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (key.startsWith('on')) node.addEventListener(key.slice(2), value as EventListener);
    else if (key in node && key !== 'list') Reflect.set(node, key, value);
    else if (value !== undefined && value !== false) node.setAttribute(key, String(value));
  }
  node.append(...children.filter((child): child is Node | string => child !== undefined && child !== false));
  return node;
}

let last = 0;

/** An id that is unique on the page. */
export const newId = (): string => `bench-${++last}`;

/** Unmounts a kind: removes its elements, timers and listeners. */
export type Unmount = () => void;
