/**
 * The fields that a browser would send: those of the form, and the name and value of the submit button. `FormData`
 * accepts the button as an argument, but not in Chromium before 112.
 * @param form the form
 * @param button the pressed one
 */
export function formFields(form: HTMLFormElement, button: HTMLButtonElement): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields.append(name, value);
  if (button.name) fields.append(button.name, button.value);
  return fields;
}
