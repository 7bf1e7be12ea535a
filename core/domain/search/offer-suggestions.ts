import { setAttributes } from '../../platform/dom/undo.ts';
import type { Context } from '../../runtime/feature/feature.ts';
import { warn } from '../../runtime/log/log.ts';
import { savesData } from '../../runtime/page/saves-data.ts';
import type { SuggestionPlace } from './show-suggestions.tsx';

let lists = 0;

/**
 * Makes a search field of the server a combobox with suggestions (WAI-ARIA Authoring Practices, "Editable Combobox With
 * List Autocomplete"). Its code loads when the visitor types, and without an answer the field is what it was. Visitors
 * who save data get none.
 * @param field in a form
 * @param address where the suggestions come from; undefined for none
 * @param place see {@link SuggestionPlace}
 * @param context of the feature; its signal puts the field back as it was
 */
export function offerSuggestions(
  field: HTMLInputElement,
  address: string | undefined,
  place: SuggestionPlace,
  { feature, page, signal }: Pick<Context, 'feature' | 'page' | 'signal'>,
): void {
  if (address === undefined || savesData()) return;
  const id = `nmt-suggestions-${++lists}`;
  // A search field may not be a combobox (W3C, "ARIA in HTML"); phones get the same keyboard.
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
