import { pageFragment } from './page-fragment.ts';

/**
 * Calls back when the visitor follows a fragment: by a link, the address bar, back or forward. A link to the present
 * fragment counts as well, although browsers fire no `hashchange` for it.
 * @param onFollow called when the address has the fragment
 * @param signal ends it
 */
export function watchFragment(onFollow: () => void, signal: AbortSignal): void {
  window.addEventListener('hashchange', onFollow, { signal });
  window.addEventListener(
    'click',
    (event) => {
      if (pageFragment(event) === location.hash) onFollow();
    },
    { signal },
  );
}
