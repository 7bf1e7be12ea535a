import { formProperty } from '../../platform/dom/form-property.ts';

/**
 * Returns the edition of the puzzle that a form belongs to, from `data-edition` on it or around it; undefined for other
 * forms.
 */
export function editionOf(form: HTMLFormElement): string | undefined {
  return form.closest<HTMLElement>('[data-edition]')?.dataset.edition?.trim();
}

/** Whether the value of a field is chosen or counted, not composed. */
type Choice = HTMLSelectElement | HTMLInputElement;

/**
 * Returns the answers to a puzzle that are chosen or numbers; choices in other forms are about the visitor and are not
 * stored.
 * @returns the values by name, for a checkbox or radio button by name and value; answers that the server sent are left
 *   out
 */
export function readChoices(form: HTMLFormElement): string[][] {
  return choicesOf(form).flatMap((choice) =>
    isAsServed(choice) ? [] : [[nameOf(choice), isTicked(choice) ? String(choice.checked) : choice.value]],
  );
}

/** Restores answers of {@link readChoices}, unless the visitor has answered meanwhile. */
export function restoreChoices(form: HTMLFormElement, texts: Readonly<Record<string, string>>): void {
  for (const choice of choicesOf(form).filter(isAsServed)) {
    const text = texts[nameOf(choice)];
    if (text === undefined) continue;
    if (isTicked(choice)) choice.checked = text === 'true';
    else choice.value = text;
  }
}

function choicesOf(form: HTMLFormElement): Choice[] {
  if (editionOf(form) === undefined) return [];
  return [...formProperty(form, 'elements')].filter(
    (element): element is Choice =>
      (element instanceof HTMLSelectElement && !element.multiple) ||
      (element instanceof HTMLInputElement && /^(checkbox|date|number|radio|range)$/.test(element.type)),
  );
}

function isTicked(choice: Choice): choice is HTMLInputElement & { type: 'radio' | 'checkbox' } {
  return choice.type === 'radio' || choice.type === 'checkbox';
}

function isAsServed(choice: Choice): boolean {
  if (choice instanceof HTMLSelectElement) {
    const served = [...choice.options].find(({ defaultSelected }) => defaultSelected) ?? choice.options[0];
    return choice.value === (served?.value ?? '');
  }
  return isTicked(choice) ? choice.checked === choice.defaultChecked : choice.value === choice.defaultValue;
}

function nameOf(choice: Choice): string {
  return isTicked(choice) ? `${choice.name}=${choice.value}` : choice.name;
}
