import { create } from '../../../core/platform/dom/create.ts';
import { insert, setAttributes } from '../../../core/platform/dom/undo.ts';
import { SEARCH } from './texts.ts';
import styles from './topics-overview.module.css';

/**
 * The box for a part of a topic's name: the one that the server sent, or a new one at the start of the hook.
 * @param hook the overview
 * @param signal removes the new one
 */
export function searchBox(hook: HTMLElement, signal: AbortSignal): HTMLInputElement {
  const served = hook.querySelector<HTMLInputElement>(
    'input:is([type="search"], [type="text"], :not([type]))',
  );
  if (served) {
    const isNamed = (served.labels?.length ?? 0) > 0 || served.matches('[aria-label], [aria-labelledby]');
    if (!isNamed) setAttributes(served, { 'aria-label': SEARCH }, signal);
    // The list is filtered here; the server's answer would be the same.
    served.form?.addEventListener('submit', (event) => event.preventDefault(), { signal });
    return served;
  }
  const place = create('search');
  const label = create('label');
  const input = create('input');
  place.className = styles.search;
  label.className = styles.label;
  input.className = styles.input;
  label.textContent = SEARCH;
  input.type = 'search';
  input.autocomplete = 'off';
  input.spellcheck = false;
  input.enterKeyHint = 'search';
  label.append(input);
  place.append(label);
  insert(hook, 'afterbegin', place, signal);
  return input;
}
