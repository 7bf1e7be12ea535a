import { setAttributes } from '../../platform/dom/undo.ts';
import { isAll, valueKey } from './values.ts';

/** An entry of a choice: a button, a radio button, a checkbox or an option of a select. */
export interface ChoiceEntry {
  readonly control: HTMLButtonElement | HTMLInputElement | HTMLOptionElement;
  /** The value as in the address; empty for the entry that shows all. */
  readonly value: string;
  /** The value and the label in the form in which they are compared. */
  readonly keys: readonly string[];
  isOn(): boolean;
  set(isOn: boolean): void;
}

/**
 * Reads an entry of a choice.
 * @param control the control; the value of a button is in one of the attributes, in `value`, or its text
 * @param attributes names without `data-`
 * @param signal restores the button's `aria-pressed`
 */
export function choiceEntry(
  control: ChoiceEntry['control'],
  attributes: readonly string[],
  signal: AbortSignal,
): ChoiceEntry {
  const label = labelOf(control);
  const raw = rawValue(control, attributes) ?? label;
  const isForAll = isAll(raw);
  return {
    control,
    value: isForAll ? '' : raw.trim(),
    keys: isForAll ? [] : [...new Set([valueKey(raw), valueKey(label)])].filter(Boolean),
    isOn: () => isOn(control),
    set(on) {
      if (control instanceof HTMLButtonElement)
        setAttributes(control, { 'aria-pressed': String(on) }, signal);
      else if (control instanceof HTMLInputElement) control.checked = on;
      else control.selected = on;
    },
  };
}

function isOn(control: ChoiceEntry['control']): boolean {
  if (control instanceof HTMLButtonElement) return control.getAttribute('aria-pressed') === 'true';
  return control instanceof HTMLInputElement ? control.checked : control.selected;
}

function labelOf(control: ChoiceEntry['control']): string {
  if (!(control instanceof HTMLInputElement)) return control.textContent?.trim() ?? '';
  return control.labels?.[0]?.textContent?.trim() ?? '';
}

function rawValue(control: ChoiceEntry['control'], attributes: readonly string[]): string | undefined {
  if (control instanceof HTMLOptionElement) return control.value;
  for (const name of attributes) {
    const value = control.getAttribute(`data-${name}`);
    if (value !== null) return value;
  }
  return (
    control.getAttribute('data-filter') ??
    control.getAttribute('data-value') ??
    control.getAttribute('value') ??
    undefined
  );
}
