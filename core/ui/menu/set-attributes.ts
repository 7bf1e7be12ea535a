/**
 * Sets attributes of a server-rendered element. The menu's own small form of core/platform/dom/undo.ts.
 * @param values by name; undefined removes an attribute
 * @returns restores the former values
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
