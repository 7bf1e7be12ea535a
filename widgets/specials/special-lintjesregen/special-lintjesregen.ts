import { create } from '../../../core/platform/dom/create.ts';
import { insert } from '../../../core/platform/dom/undo.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { featureHook } from '../../../core/runtime/feature/feature-hook.ts';
import { mountOn } from '../../../core/ui/feature-hook/mount-on.ts';

const SEARCH = 'honours-search';

/** The attributes of the search, which parses their values. */
const ATTRIBUTES = ['data-source', 'data-first-rows', 'data-format'];

/**
 * The page that contains the search for honours: mounts that search on the element with the address of the list
 * [special-lintjesregen-1]. The surrounding article stays as the server sent it [special-lintjesregen-2].
 */
export default enhancer({
  attributes: {},
  enhance(hook, _, { feature, signal }) {
    if (
      hook.matches(featureHook(`[data-widget="${SEARCH}"]`)) ||
      hook.querySelector(featureHook(`[data-widget="${SEARCH}"]`))
    )
      return;
    const place = hook.querySelector<HTMLElement>('[data-source]');
    if (place) return mountOn(place, SEARCH, signal);
    if (!hook.hasAttribute('data-source')) {
      throw new TypeError(`${feature}: neither the hook nor an element in it has data-source.`);
    }
    mountOn(hasArticle(hook) ? appendPlace(hook, signal) : hook, SEARCH, signal);
  },
});

/** Whether the hook contains more than the text for visitors without scripts, which the search replaces. */
function hasArticle(hook: Element): boolean {
  return hook.querySelector('h1, h2, h3, h4, h5, h6') !== null;
}

/** Adds an element for the search below the article. */
function appendPlace(hook: HTMLElement, signal: AbortSignal): HTMLElement {
  const place = create('div');
  for (const name of ATTRIBUTES) {
    const value = hook.getAttribute(name);
    if (value !== null) place.setAttribute(name, value);
  }
  insert(hook, 'beforeend', place, signal);
  return place;
}
