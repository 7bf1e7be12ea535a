import { setAttributes } from '../../platform/dom/undo.ts';
import type { Context } from '../../runtime/feature/feature.ts';
import { warn } from '../../runtime/log/log.ts';
import { savesData } from '../../runtime/page/saves-data.ts';
import type { SuggestionPlace } from './show-suggestions.tsx';

let lists = 0;

/**
 * Makes a search field of the server a combobox with suggestions (WAI-ARIA Authoring Practices, "Editable Combobox With
 * List Autocomplete"). Its code loads when the visitor types; without an answer the field is unchanged. Visitors who
 * save data get no suggestions.
 * @param field a field in a form
 * @param address the address of the suggestions; undefined for none
 * @param place see {@link SuggestionPlace}
 * @param context the feature's context; its signal restores the field
 */
export function offerSuggestions(
  field: HTMLInputElement,
  address: string | undefined,
  place: SuggestionPlace,
  { feature, page, signal }: Pick<Context, 'feature' | 'page' | 'signal'>,
): void {
  if (address === undefined || savesData()) return;
  const id = `nmt-suggestions-${++lists}`;
  // A search field may not be a combobox (W3C, "ARIA in HTML"); so the type is changed; phones show the same keyboard.
  const attributes = {
    type: 'text',
    inputmode: 'search',
    role: 'combobox',
    autocomplete: 'off',
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    'aria-controls': id,
  };
  setAttributes(field, attributes, signal);
  // Words that were sent while the code was loading need no suggestions any more.
  let isSent = false;
  field.form?.addEventListener(
    'submit',
    () => {
      isSent = true;
    },
    { signal },
  );
  field.addEventListener(
    'input',
    () => {
      import('./show-suggestions.tsx').then(
        ({ showSuggestions }) =>
          showSuggestions({ field, id, address, place, isSent, feature, page, signal }),
        () => warn(feature, 'The suggestions of the search could not be loaded.'),
      );
    },
    { signal, once: true },
  );
}
