import { create } from '../../../core/platform/dom/create.ts';
import { debounce } from '../../../core/platform/time/debounce.ts';
import { createButton } from '../../../core/ui/button/plain-button.ts';
import { findPlaces, readPlaces } from './places.ts';
import styles from './special-bevrijding-nederland.module.css';
import { NOT_FOUND, placeText, SEARCH, SUBMIT } from './texts.ts';

/** Milliseconds without typing after which the search shows its result. */
const REST = 300;

/**
 * Creates the search for a place; its result is announced politely.
 * @param hook holds the server's list, which is read at each search
 * @param id of the field, free in the document
 */
export function createPlaceSearch(hook: HTMLElement, id: string, signal: AbortSignal): HTMLElement {
  const form = create('form');
  const label = create('label');
  const field = create('input');
  const result = create('p');
  const submit = createButton(SUBMIT);
  const row = create('div');
  form.className = styles.search;
  form.setAttribute('role', 'search');
  label.className = styles.label;
  label.htmlFor = id;
  label.textContent = SEARCH;
  field.className = styles.field;
  field.id = id;
  field.type = 'search';
  field.autocomplete = 'off';
  submit.type = 'submit';
  row.className = styles.row;
  result.className = styles.result;
  result.setAttribute('role', 'status');
  row.append(field, submit);
  form.append(label, row, result);

  const show = () => {
    const found = findPlaces(readPlaces(hook), field.value);
    const lines = found.map(({ name, date }) => placeText(name, date));
    const isEmpty = field.value.trim() === '';
    result.textContent = lines.length > 0 || isEmpty ? lines.join('; ') : NOT_FOUND;
  };
  field.addEventListener('input', debounce(show, REST, signal));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    show();
  });
  return form;
}
