import { create } from '../../platform/dom/create.ts';
import { setAttributes } from '../../platform/dom/undo.ts';
import fieldStyles from '../forms/react/Field.module.css';
import styles from './filter-bar.module.css';

const BOX = 'input:is([type="search"], [type="text"], :not([type]))';

/**
 * Finds the server's search box, and names it if the server did not; creates one if there is none.
 * @param hook of the feature
 * @param label its name
 * @param signal undoes the name
 * @returns the box and, where it is new, the field to insert
 */
export function searchBox(
  hook: HTMLElement,
  label: string,
  signal: AbortSignal,
): { readonly box: HTMLInputElement; readonly field?: HTMLElement } {
  const boxes = [...hook.querySelectorAll<HTMLInputElement>(BOX)].filter(
    (each) => !each.closest('dialog, form[method="post" i]'),
  );
  const served = boxes.find((each) => namesOf(each).includes(label)) ?? boxes[0];
  if (served) {
    const isNamed = (served.labels?.length ?? 0) > 0 || served.matches('[aria-label], [aria-labelledby]');
    if (!isNamed) setAttributes(served, { 'aria-label': label }, signal);
    return { box: served };
  }
  const box = create('input', { type: 'search', autocomplete: 'off' });
  return { box, field: createField(label, box) };
}

function namesOf(box: HTMLInputElement): readonly string[] {
  const labels = [...(box.labels ?? [])].map(({ textContent }) => textContent ?? '');
  return [...labels, box.ariaLabel ?? '', box.placeholder].map((name) => name.trim());
}

/**
 * Creates a field with its label above the control.
 * @param label the control's name
 * @param control gets the look of a field
 */
export function createField(label: string, control: HTMLInputElement | HTMLSelectElement): HTMLElement {
  const field = create('label');
  const name = create('span');
  field.className = `${fieldStyles.root} ${styles.field}`;
  name.className = fieldStyles.label;
  name.textContent = label;
  control.className = fieldStyles.control;
  if (control instanceof HTMLSelectElement) control.classList.add(fieldStyles.select);
  field.append(name, control);
  return field;
}
