import { formProperty } from '../../platform/dom/form-property.ts';
import type { Query } from '../../platform/history/query.ts';

/** A control that offers choices. */
type ChoiceControl = HTMLInputElement | HTMLSelectElement;

/**
 * Returns the names of a form's groups of choices: its checkboxes, radio buttons and selects, by `name`.
 * @param form a form, with the controls that belong to it by their attribute `form`; or any other element around the
 *   controls
 */
export function groupNames(form: HTMLElement): string[] {
  return [...new Set(controlsOf(form).map(({ name }) => name))];
}

/**
 * Reads the chosen values of a form.
 * @param form the form
 * @returns the values of each group; empty if nothing is chosen, or if the chosen value is empty, such as that of
 *   'Alles'
 */
export function readChoices(form: HTMLElement): Query {
  const choices = new Map<string, string[]>(groupNames(form).map((name) => [name, []]));
  for (const control of controlsOf(form)) choices.get(control.name)?.push(...chosenValues(control));
  return choices;
}

/**
 * Sets the choices of a form. Values that a group does not offer are ignored.
 * @param form the form
 * @param choices values by group; a group that is missing is cleared
 */
export function writeChoices(form: HTMLElement, choices: Query): void {
  for (const control of controlsOf(form)) {
    const values = choices.get(control.name) ?? [];
    if (control instanceof HTMLSelectElement) {
      const isMultiple = control.multiple;
      for (const option of control.options) option.selected = values.includes(option.value);
      if (!isMultiple && values.length === 0) control.value = '';
      if (!isMultiple && control.selectedIndex < 0) control.selectedIndex = 0;
    } else {
      control.checked = values.length === 0 ? isNeutral(control) : values.includes(control.value);
    }
  }
}

/** Whether the visitor, or the browser that restored the page, changed a control from the server's state. */
export function isChanged(form: HTMLElement): boolean {
  return controlsOf(form).some((control) =>
    control instanceof HTMLSelectElement
      ? [...control.options].some(({ selected, defaultSelected }) => defaultSelected && !selected) ||
        (![...control.options].some(({ defaultSelected }) => defaultSelected) && control.selectedIndex > 0)
      : control.checked !== control.defaultChecked,
  );
}

function chosenValues(control: ChoiceControl): string[] {
  if (control instanceof HTMLSelectElement)
    return [...control.options]
      .filter(({ selected, value }) => selected && value !== '')
      .map(({ value }) => value);
  return control.checked && control.value !== '' ? [control.value] : [];
}

/** The radio button 'Alles', whose value is empty, is the default. */
function isNeutral({ type, value }: HTMLInputElement): boolean {
  return type === 'radio' && value === '';
}

function controlsOf(form: HTMLElement): ChoiceControl[] {
  const all =
    form instanceof HTMLFormElement ? formProperty(form, 'elements') : form.querySelectorAll('input, select');
  return [...all].filter(
    (element): element is ChoiceControl =>
      (element instanceof HTMLSelectElement ||
        (element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type))) &&
      element.name !== '' &&
      !element.disabled,
  );
}
