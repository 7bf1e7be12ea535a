import { offerSuggestions } from '../../../core/domain/search/offer-suggestions.ts';
import { formProperty } from '../../../core/platform/dom/form-property.ts';
import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { pushAddress } from '../../../core/platform/history/write-address.ts';
import { loadPagePart } from '../../../core/platform/html/load-page-part.ts';
import { siteConfig } from '../../../core/runtime/config/site-config.ts';
import { address, optional } from '../../../core/runtime/feature/attributes.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { featureHook } from '../../../core/runtime/feature/feature-hook.ts';
import { error } from '../../../core/runtime/log/log.ts';
import { createResultCount } from '../../../core/ui/filtering/create-result-count.ts';
import { reportPageChange } from '../../../core/user/analytics/page-views.ts';
import { countResults, replaceResults, showsCount } from './results.ts';
import { fillForm, searchAddress, searchedWords, wordsField } from './search-address.ts';
import { outcomeText } from './texts.ts';
import { watchRefinements } from './watch-refinements.ts';

const HOOK = featureHook('[data-widget="search-page"]');

/**
 * Loads the results of a search without leaving the page when the visitor submits or changes the server's GET form, and
 * when they go back to an earlier search [search-page-1]. A new search cancels a pending one. If that fails, the form
 * is submitted as an ordinary navigation [search-page-2]. With `data-suggestions-url` it suggests pages while the
 * visitor types.
 */
export default enhancer({
  attributes: {
    /** The address of suggestions: on this site, or of an origin under `endpoints`. */
    suggestionsUrl: optional(address()),
  },
  enhance(hook, { suggestionsUrl }, context) {
    const { feature, page, signal } = context;
    const form = hook.matches('form') ? hook : hook.querySelector('form');
    if (!(form instanceof HTMLFormElement)) throw new TypeError(`${feature}: there is no form in the hook.`);
    const method = formProperty(form, 'method');
    if (method !== 'get')
      throw new TypeError(`${feature}: the form has the method "${method}"; expected "get".`);
    const field = wordsField(form);
    if (field) offerSuggestions(field, suggestionsUrl, 'over', context);
    const showOutcome = createResultCount(form, 'afterend', signal);
    const config = siteConfig(page);
    let shown = searchOf(location);
    let running: AbortController | undefined;
    /** The pending search of a history entry: the page already has its address. */
    let restoring: string | undefined;

    /** @param isRestored whether the visitor went back or forward to the search */
    const search = async (address: URL, isRestored: boolean) => {
      running?.abort();
      const own = new AbortController();
      running = own;
      restoring = isRestored ? searchOf(address) : undefined;
      hook.setAttribute('aria-busy', 'true');
      try {
        const { part, title } = await loadPagePart(address.href, HOOK, {
          config,
          signal: own.signal,
        });
        const from = new URL(shown, self.origin).href;
        if (!isRestored && !pushAddress(address)) throw new Error('The browser refused the address.');
        shown = searchOf(address);
        const count = countResults(part);
        replaceResults(hook, part);
        if (title) document.title = title;
        // A line of the server with the same number is not repeated below the form.
        showOutcome(outcomeText(count, searchedWords(form, address)), showsCount(hook));
        reportPageChange(from, isRestored);
      } catch (cause) {
        if (own.signal.aborted) return;
        error(feature, `${address.pathname} could not be searched in place; it is opened as a page.`, cause);
        if (isRestored) location.reload();
        else location.assign(address);
      } finally {
        if (running === own) end();
      }
    };
    const end = () => {
      running?.abort();
      running = undefined;
      restoring = undefined;
      hook.removeAttribute('aria-busy');
    };

    form.addEventListener(
      'submit',
      (event) => {
        if (event.defaultPrevented) return;
        event.preventDefault();
        void search(searchAddress(form, event.submitter), false);
      },
      { signal },
    );
    watchRefinements(form, () => void search(searchAddress(form), false), signal);
    addEventListener(
      'popstate',
      () => {
        const address = new URL(location.href);
        const isShown = searchOf(address) === shown;
        // An address with another fragment is the same search.
        if (isShown ? restoring === undefined : searchOf(address) === restoring) return;
        fillForm(form, address.searchParams);
        if (isShown) end();
        else void search(address, true);
      },
      { signal },
    );
    onAbort(signal, end);
  },
});

/** The part of an address that identifies a search. */
function searchOf({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  return pathname + search;
}
