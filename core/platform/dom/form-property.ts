/**
 * Reads a property of a form by its class. A field with the name or id of a property, such as a hidden field `id` or
 * `action`, hides that property: `form.id` is then the field. Methods need their form:
 * `formProperty(form, 'reset').call(form)`.
 * @param form the server's form
 * @param name the property's name
 */
export function formProperty<Name extends keyof HTMLFormElement>(
  form: HTMLFormElement,
  name: Name,
): HTMLFormElement[Name] {
  return Reflect.get(HTMLFormElement.prototype, name, form);
}
