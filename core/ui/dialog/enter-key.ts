import { formProperty } from '../../platform/dom/form-property.ts';

/** Elements that handle Enter themselves [modal-behaviour-11]. */
const OWN_ENTER = [
  'button',
  'a[href]',
  'summary',
  'select',
  'textarea',
  'audio',
  'video',
  'input:is([type="button"], [type="submit"], [type="reset"], [type="image"], [type="file"], [type="color"])',
  '[contenteditable]:not([contenteditable="false"])',
  '[role="button"], [role="link"], [role="option"], [role="menuitem"], [role="tab"]',
  '[role="combobox"][aria-expanded="true"]',
].join();

const SUBMIT_BUTTON = 'button:not([type]), button[type="submit"], input[type="submit"], input[type="image"]';

/** Whether Enter on an element submits the modal around it [modal-behaviour-5], instead of its default action. */
export function submitsOnEnter(element: Element): boolean {
  return !element.closest(OWN_ENTER);
}

/**
 * Submits the form that Enter applies to: the one around the focus, otherwise the first one of the modal. Like the
 * browser it clicks the form's first button, so nothing happens while that is disabled.
 * @param element the focused element
 * @param modal the modal around it
 * @returns whether there is a form
 */
export function submitFrom(element: Element, modal: Element): boolean {
  const form = element.closest('form') ?? modal.querySelector('form');
  if (!form) return false;
  const button = form.querySelector<HTMLElement>(SUBMIT_BUTTON);
  if (button) button.click();
  else formProperty(form, 'requestSubmit').call(form);
  return true;
}
