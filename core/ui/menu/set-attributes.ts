/**
 * Sets attributes of a server-rendered element; a small variant of core/platform/dom/undo.ts for menus.
 * @param values values by name; undefined removes an attribute
 * @returns a function that restores the former values
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
