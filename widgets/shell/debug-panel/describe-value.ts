/** Maximum number of characters of a value's text. */
const MAX_LENGTH = 200;

/**
 * An element as a selector, such as `div#weather[data-widget="weather"]`.
 * @param element any element
 */
export function describeElement(element: Element): string {
  const id = element.id ? `#${element.id}` : '';
  const name = ['data-widget', 'data-special'].find((attribute) => element.hasAttribute(attribute));
  const named = name ? `[${name}="${element.getAttribute(name)}"]` : '';
  return `${element.localName}${id}${named}`;
}

/**
 * A payload as JSON, with elements as selectors and errors as their messages.
 * @param value any value
 * @returns at most 200 characters
 */
export function describeValue(value: unknown): string {
  const text =
    JSON.stringify(value, (_, inner: unknown) => {
      if (inner instanceof Element) return describeElement(inner);
      return inner instanceof Error ? String(inner) : inner;
    }) ?? String(value);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)} …` : text;
}
