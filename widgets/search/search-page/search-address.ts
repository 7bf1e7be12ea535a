import { formProperty } from '../../../core/platform/dom/form-property.ts';

/**
 * The address that a GET form would open: its action with its fields as the query, as browsers build it (HTML standard,
 * form submission). Files are left out, and so are empty fields.
 * @param form the form
 * @param submitter the button that sends it, whose name and value count
 */
export function searchAddress(form: HTMLFormElement, submitter?: HTMLElement | null): URL {
  const url = new URL(form.getAttribute('action') || location.href, document.baseURI);
  url.search = '';
  url.hash = '';
  const button = submitter?.matches('button, input') ? submitter : null;
  for (const [name, value] of new FormData(form, button)) {
    if (typeof value === 'string' && value.trim() !== '') url.searchParams.append(name, value.trim());
  }
  return url;
}

/**
 * The search terms of an address.
 * @param form the form, whose search or text field determines the parameter
 * @param address the address of the search
 */
export function searchedWords(form: HTMLFormElement, address: URL): string {
  const field = wordsField(form);
  return (field && address.searchParams.get(field.name)?.trim()) ?? '';
}

/**
 * Fills a form with the values of a search address, for a visitor who goes back. Buttons and hidden fields are not
 * changed.
 * @param form the form
 * @param parameters the address's parameters
 */
export function fillForm(form: HTMLFormElement, parameters: URLSearchParams): void {
  for (const control of formProperty(form, 'elements')) {
    if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)) {
      control.checked = parameters.has(control.name)
        ? parameters.getAll(control.name).includes(control.value)
        : control.type === 'radio' && control.value === '';
    } else if (control instanceof HTMLSelectElement) {
      const values = parameters.getAll(control.name);
      for (const option of control.options) option.selected = values.includes(option.value);
      if (!control.multiple && control.selectedIndex < 0) control.selectedIndex = 0;
    } else if (
      control instanceof HTMLTextAreaElement ||
      (control instanceof HTMLInputElement && !/^(hidden|submit|image|button|reset|file)$/.test(control.type))
    ) {
      control.value = parameters.get(control.name) ?? '';
    }
  }
}

/** The field with the words of a search: its first search field, otherwise its first text field. */
export function wordsField(form: HTMLFormElement): HTMLInputElement | undefined {
  const fields = [...formProperty(form, 'elements')].filter(
    (element): element is HTMLInputElement =>
      element instanceof HTMLInputElement && /^(search|text)$/.test(element.type) && element.name !== '',
  );
  // A search field with suggestions has become a text field.
  return fields.find(({ type, inputMode }) => [type, inputMode].includes('search')) ?? fields[0];
}
