import { formProperty } from '../../../platform/dom/form-property.ts';

/**
 * Returns the fields that a browser would send: those of the form, and the name and value of the submit button.
 * `FormData` accepts the button as an argument, but not in Chromium before 112.
 * @param form the form
 * @param button the clicked button
 */
export function formFields(form: HTMLFormElement, button: Submitter): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields.append(name, value);
  if (button.name) fields.append(button.name, button.value);
  return fields;
}

/** A button that submits a form. */
export type Submitter = HTMLButtonElement | HTMLInputElement;

/**
 * Returns the same fields as multipart data if the form's `enctype` requires it, because only that can contain files.
 * @param form the form
 * @param button the clicked button
 */
export function formBody(form: HTMLFormElement, button: Submitter): URLSearchParams | FormData {
  if (formProperty(form, 'enctype') !== 'multipart/form-data') return formFields(form, button);
  const data = new FormData(form);
  if (button.name) data.append(button.name, button.value);
  return data;
}
