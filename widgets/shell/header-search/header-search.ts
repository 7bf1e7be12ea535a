import { offerSuggestions } from '../../../core/domain/search/offer-suggestions.ts';
import { formProperty } from '../../../core/platform/dom/form-property.ts';
import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { address, optional } from '../../../core/runtime/feature/attributes.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { parseAddress } from '../../../core/runtime/page/address.ts';
import { holdPrompts } from '../../../core/ui/overlay/prompt-hold.ts';

/**
 * Improves the header's search, a `details` with a GET form that works without: the field gets the focus when it opens,
 * Escape closes it and gives the focus back, and so does a press or the focus elsewhere, which stays there. While it is
 * open, no prompt shows. On the search page the field has the words of the page's address. A search for nothing is not
 * sent. With `data-suggestions-url` it suggests pages while the visitor types.
 */
export default enhancer({
  attributes: {
    /** The address of the suggestions: on this site, or of an origin under `endpoints`. */
    suggestionsUrl: optional(address()),
  },
  enhance(search, { suggestionsUrl }, context) {
    const { feature, signal } = context;
    const form = search.querySelector('form');
    const field = form?.querySelector<HTMLInputElement>('input:not([type="hidden"])');
    const opener = search.querySelector('summary');
    if (!(search instanceof HTMLDetailsElement && form && field && opener)) {
      throw new TypeError(
        `${feature}: the hook is not a <details> with a <summary> and a form with a field.`,
      );
    }
    let release: (() => void) | undefined;
    const onToggle = () => {
      release?.();
      release = search.open ? holdPrompts() : undefined;
      if (!search.open) return;
      const words = wordsOfPage(form, field.name);
      if (words !== undefined && field.value === field.defaultValue) field.value = words;
      // A visitor who types already goes on, and so does one who opened it before this code was here and went elsewhere.
      if (![opener, document.body].includes(document.activeElement as HTMLElement)) return;
      field.focus();
      field.select();
    };
    const close = () => {
      search.open = false;
    };
    const closeOutside = ({ target }: Event) => target instanceof Node && !search.contains(target) && close();

    search.addEventListener('toggle', onToggle, { signal });
    search.addEventListener(
      'keydown',
      (event) => {
        // The first Escape closes the suggestions.
        if (event.key !== 'Escape' || !search.open || event.defaultPrevented) return;
        event.preventDefault();
        close();
        opener.focus();
      },
      { signal },
    );
    document.addEventListener('pointerdown', closeOutside, { signal });
    document.addEventListener('focusin', closeOutside, { signal });
    form.addEventListener(
      'submit',
      (event) => {
        if (field.value.trim() !== '') return;
        event.preventDefault();
        field.focus();
      },
      { signal },
    );
    offerSuggestions(field, suggestionsUrl, 'in-form', context);
    onAbort(signal, () => release?.());
    onToggle();
  },
});

/** The words that the page's address searches for; undefined on any other page than the form's target. */
function wordsOfPage(form: HTMLFormElement, name: string): string | undefined {
  const isThere = parseAddress(formProperty(form, 'action'))?.pathname === location.pathname;
  return isThere ? (new URLSearchParams(location.search).get(name) ?? undefined) : undefined;
}
