import { formProperty } from '../../../platform/dom/form-property.ts';
import { hiddenClass } from '../../hidden/spoken-status.ts';

/** An element that a visitor fills in. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A field: one control, or all radio buttons of one name, whose first represents all. */
export type FormField = readonly [Control, ...Control[]];

const NO_FIELD = /^(button|hidden|image|reset|submit)$/;

/** Whether an element is filled in by a visitor. */
export function isControl(element: unknown): element is Control {
  return (
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement ||
    (element instanceof HTMLInputElement && !NO_FIELD.test(element.type))
  );
}

/**
 * Returns the current fields of a form in page order.
 * @param form includes controls elsewhere on the page that belong to it by their attribute `form`
 */
export function fieldsOf(form: HTMLFormElement): FormField[] {
  const fields: [Control, ...Control[]][] = [];
  for (const element of formProperty(form, 'elements')) {
    if (!isControl(element)) continue;
    const group = fields.find(([first]) => areOneField(first, element));
    if (group) group.push(element);
    else fields.push([element]);
  }
  return fields;
}

/** Whether two controls are radio buttons of one group. */
export function areOneField(one: Control, other: Control): boolean {
  return one.type === 'radio' && other.type === 'radio' && one.name !== '' && one.name === other.name;
}

/** Whether a field is filled in; only spaces count as empty. */
export function isFilledIn(field: FormField): boolean {
  return field.some((control) =>
    /^(checkbox|radio)$/.test(control.type)
      ? (control as HTMLInputElement).checked
      : control.value.trim() !== '' || control.validity.badInput,
  );
}

/** Selects the parts of a label besides the field's name: explanations, pictures, and text only for screen readers. */
const ASIDES = `small,svg,.${hiddenClass}`;

/** The maximum length of a field's name in characters: a sentence next to a checkbox may be longer. */
const MAX_NAME = 60;

/**
 * Returns the name of a field for a list of fields: the control's own `data-short-label`, its legend or its label
 * without explanations, cut if it is a whole sentence; empty if it has none.
 */
export function labelOf([control]: FormField): string {
  const shortLabel = control.dataset.shortLabel?.trim();
  if (shortLabel) return shortLabel;
  const legend = control.type === 'radio' && control.closest('fieldset')?.querySelector('legend');
  const words = (legend || control.labels?.[0])?.cloneNode(true) as Element | undefined;
  for (const aside of words?.querySelectorAll(ASIDES) ?? []) aside.remove();
  const name = words?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
  return name.length > MAX_NAME ? `${name.slice(0, MAX_NAME).replace(/\s+\S*$/, '')}…` : name;
}
