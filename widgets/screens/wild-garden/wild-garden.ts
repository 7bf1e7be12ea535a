import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { whileMatches } from '../../../core/platform/viewport/while-matches.ts';
import { mediaFrom } from '../../../core/runtime/config/breakpoints.ts';
import { siteConfig } from '../../../core/runtime/config/site-config.ts';
import { widget } from '../../../core/runtime/feature/widget.tsx';
import { Spots } from '../../../core/ui/spots/Spots.tsx';
import { createSpotsStore } from '../../../core/ui/spots/spots-store.ts';

/**
 * Turns the items of the wild garden into points on its illustration, each of which opens its text [wild-garden-1].
 * Narrow windows, and pages without scripts, have the list below the illustration [wild-garden-2].
 */
export default widget({
  attributes: {},
  at: 'beforeend',
  view: Spots,
  enhance(hook, _, { feature, page, signal, show }) {
    whileMatches(
      mediaFrom(siteConfig(page).breakpoints, 'large'),
      (wide) => {
        show({ store: createSpotsStore(hook, { feature, signal: wide }) });
        onAbort(wide, () => show(undefined));
      },
      signal,
    );
  },
});
