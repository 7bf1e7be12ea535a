/**
 * What a browser would send of a form: its fields, and the name and value of the button that sent it. `FormData` takes
 * the button itself, but not in Chromium before 112.
 * @param form the form
 * @param button the one that was pressed
 */
export function formFields(form: HTMLFormElement, button: HTMLButtonElement): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields.append(name, value);
  if (button.name) fields.append(button.name, button.value);
  return fields;
}
