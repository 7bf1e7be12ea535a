import { offerSuggestions } from '../../../core/domain/search/offer-suggestions.ts';
import { formProperty } from '../../../core/platform/dom/form-property.ts';
import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { address, optional } from '../../../core/runtime/feature/attributes.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { parseAddress } from '../../../core/runtime/page/address.ts';
import { holdPrompts } from '../../../core/ui/overlay/prompt-hold.ts';

/**
 * Improves the header's search, a `details` with a GET form that works without a script: the field gets the focus when
 * it opens; Escape closes it and returns the focus; a press or the focus elsewhere closes it, too, and does not move
 * the focus. While it is open, no prompt is shown. On the search page the field has the words of the page's address. An
 * empty search is not submitted. With `data-suggestions-url` it suggests pages while the visitor types.
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
      // A visitor who is already typing is not interrupted, and neither is one who opened it before the script loaded
      // and moved elsewhere.
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

/** The words for which the page's address searches; undefined on pages other than the form's target. */
function wordsOfPage(form: HTMLFormElement, name: string): string | undefined {
  const isThere = parseAddress(formProperty(form, 'action'))?.pathname === location.pathname;
  return isThere ? (new URLSearchParams(location.search).get(name) ?? undefined) : undefined;
}
