/** Attributes of a new element by name; true stands for an empty value, false and undefined leave the attribute out. */
type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/**
 * Creates an HTML element: `create('label', { class: styles.label, for: id }, TEXT)`.
 * @param tag its name
 * @param attributes as in HTML: `class`, `for`, `tabindex`, not the names of properties
 * @param children elements, or the one text of the element
 */
export function create<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false)
      element.setAttribute(name, value === true ? '' : String(value));
  }
  element.append(...children);
  return element;
}
