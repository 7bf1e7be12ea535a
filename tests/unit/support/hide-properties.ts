/** Field names that are also properties of a form. */
const NAMES = ['action', 'elements', 'enctype', 'id', 'method', 'name', 'reset', 'submit', 'target', 'title'];

/**
 * Adds hidden fields to a form that shadow its properties of the same names, as in browsers; happy-dom does not do this
 * itself.
 * @param form a form in the page
 */
export function hideProperties(form: HTMLFormElement): void {
  for (const name of NAMES) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    form.append(field);
    Object.defineProperty(form, name, { configurable: true, get: () => field });
  }
}
