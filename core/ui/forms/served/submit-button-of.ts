import { formProperty } from '../../../platform/dom/form-property.ts';

/** The kinds of buttons that submit a form. */
export type SubmitButton = HTMLButtonElement | HTMLInputElement;

/**
 * Finds the button that submits a form.
 * @param form the form
 * @param submitter the submitter of the submission, if there is one
 * @returns the submitter, or the form's first such button
 */
export function submitButtonOf(
  form: HTMLFormElement,
  submitter?: HTMLElement | null,
): SubmitButton | undefined {
  if (isButton(submitter)) return submitter;
  for (const element of formProperty(form, 'elements')) {
    if (isButton(element) && /^(submit|image)$/.test(element.type)) return element;
  }
  return undefined;
}

function isButton(element: Element | null | undefined): element is SubmitButton {
  return element instanceof HTMLButtonElement || element instanceof HTMLInputElement;
}
