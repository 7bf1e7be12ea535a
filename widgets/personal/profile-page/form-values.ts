import { formProperty } from '../../../core/platform/dom/form-property.ts';
import { type Control, isControl } from '../../../core/ui/forms/rules/controls.ts';
import type { Submitter } from '../../../core/ui/forms/rules/form-fields.ts';

/**
 * The values that a form would send, as a text that differs if any value does. Files are compared by name, size and
 * time.
 * @param form the form
 */
export function formValues(form: HTMLFormElement): string {
  return JSON.stringify(
    [...new FormData(form)].map(([name, value]) =>
      typeof value === 'string' ? [name, value] : [name, value.name, value.size, value.lastModified],
    ),
  );
}

/**
 * Whether a form has other values than the server sent: the visitor typed before the script loaded, or the browser
 * restored values after a reload.
 * @param form the form
 */
export function differsFromServed(form: HTMLFormElement): boolean {
  return [...formProperty(form, 'elements')].some((element) => isControl(element) && differs(element));
}

/** The button that submits a form: the first one in page order. */
export function submitterOf(form: HTMLFormElement): Submitter | undefined {
  for (const element of formProperty(form, 'elements')) {
    if (element instanceof HTMLButtonElement && element.type === 'submit') return element;
    if (element instanceof HTMLInputElement && element.type === 'submit') return element;
  }
  return undefined;
}

function differs(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return selectDiffers(control);
  if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)) {
    return control.checked !== control.defaultChecked;
  }
  if (control.type === 'file') return control.value !== '';
  return control.value !== control.defaultValue;
}

/** Without a selected option in the markup, a drop-down list has its first option selected. */
function selectDiffers({ options, multiple, selectedIndex }: HTMLSelectElement): boolean {
  const all = [...options];
  if (!multiple && !all.some((option) => option.defaultSelected)) return selectedIndex > 0;
  return all.some((option) => option.selected !== option.defaultSelected);
}
