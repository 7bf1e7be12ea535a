/** The properties on which the contrast of a text depends, besides its position. */
const COLOURS = [
  ...['color', 'background-color', 'background-image', 'opacity', 'font-size', 'font-weight', 'text-shadow'],
  ...['position', 'visibility', 'filter', 'mix-blend-mode'],
];

/** The properties of {@link oneOfEachLook}, and the parts of the page that it checks. */
export interface Looks {
  readonly properties: readonly string[];
  /** Selector of the parts. */
  readonly include: string;
  readonly exclude: string;
}

export function looksOf(include = 'body', exclude: readonly string[] = []): Looks {
  return { properties: COLOURS, include, exclude: exclude.join() };
}

/**
 * Finds one element of each look, so that for a hundred cards of a list only the colours of one are checked. Two
 * elements look alike if their own colours and classes, and those of all their ancestors and the siblings of these, are
 * the same. Runs in the page.
 * @returns those that contain text, and the frames
 */
export function oneOfEachLook({ properties, include, exclude }: Looks): Element[] {
  const numbers = new Map<string, number>();
  const numberOf = (text: string) => {
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    return number;
  };
  const once = <Value>(find: (element: Element) => Value) => {
    const found = new Map<Element, Value>();
    return (element: Element): Value => {
      const known = found.get(element);
      if (known !== undefined) return known;
      const value = find(element);
      found.set(element, value);
      return value;
    };
  };
  const own = once((element) => {
    const style = getComputedStyle(element);
    const state = element.matches(':disabled, [aria-disabled="true"], [inert]');
    const colours = properties.map((name) => style.getPropertyValue(name));
    return numberOf([element.localName, element.getAttribute('class'), state, ...colours].join('|'));
  });
  const inside = once((element) => [...new Set([...element.children].map(own))].sort().join());
  /** The part of an element that its ancestors do not clip. */
  const shown = once((element): DOMRect => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const around = element.parentElement;
    if (!around || around === document.body) return new DOMRect(left, top, right - left, bottom - top);
    const box = shown(around);
    const isCut = getComputedStyle(around).overflow !== 'visible';
    const edges = isCut
      ? [
          Math.max(left, box.left),
          Math.max(top, box.top),
          Math.min(right, box.right),
          Math.min(bottom, box.bottom),
        ]
      : [left, top, right, bottom];
    const [x = 0, y = 0, x2 = 0, y2 = 0] = edges;
    return new DOMRect(x, y, Math.max(0, x2 - x), Math.max(0, y2 - y));
  });
  const look = once((element): number => {
    const around = element.parentElement;
    return numberOf(around ? `${look(around)} ${inside(around)} ${own(element)}` : `${own(element)}`);
  });
  const textOf = (element: Element) =>
    [...element.childNodes].map((node) => (node instanceof Text ? node.data.trim() : '')).join('');

  const kinds = new Set<string>();
  const controls = 'input, select, textarea';
  return [...document.querySelectorAll(include)]
    .flatMap((part) => [part, ...part.querySelectorAll('*')])
    .filter((element) => {
      if (exclude && element.closest(exclude)) return false;
      if (element.matches('iframe')) return true;
      const text = textOf(element);
      if (!element.matches(controls) && text === '') return false;
      if (!element.checkVisibility({ visibilityProperty: true })) return false;
      const { width, height } = shown(element);
      // A single letter is not checked: axe treats it as a symbol.
      const kind = `${look(element)} ${text.length > 1} ${width > 1 && height > 1}`;
      if (kinds.has(kind)) return false;
      kinds.add(kind);
      return true;
    });
}
