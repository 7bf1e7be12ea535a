/**
 * Sets attributes of an element that the server sent.
 * @param values by name; undefined takes an attribute away
 * @returns gives the element those back that it had
 */
export function setAttributes(
  element: Element,
  values: Readonly<Record<string, string | undefined>>,
): () => void {
  const served = Object.fromEntries(
    Object.keys(values).map((name) => [name, element.getAttribute(name) ?? undefined]),
  );
  write(element, values);
  return () => write(element, served);
}

function write(element: Element, values: Readonly<Record<string, string | undefined>>): void {
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}
