import { setStyles } from '../../../core/platform/dom/undo.ts';
import { featureHook } from '../../../core/runtime/feature/feature-hook.ts';
import { widget } from '../../../core/runtime/feature/widget.tsx';
import { warn } from '../../../core/runtime/log/log.ts';
import { ChapterMenu } from '../../../core/ui/chapters/ChapterMenu.tsx';
import { ensureIds } from '../../../core/ui/chapters/ensure-ids.ts';
import { goToNamed } from '../../../core/ui/chapters/go-to-named.ts';
import { menuPlace } from '../../../core/ui/chapters/menu-place.ts';
import { mountOn } from '../../../core/ui/feature-hook/mount-on.ts';
import { preparePhotos } from './prepare-photos.ts';
import { readMonths } from './read-months.ts';
import { MONTHS_OF_YEAR } from './texts.ts';

/**
 * A year in photos: a navigation of its months [special-inbeeld2019-1], and every photo opens in the photo lightbox
 * [special-inbeeld2019-2], which is a separate feature on the same hook.
 */
export default widget({
  attributes: {},
  at: menuPlace,
  view: ChapterMenu,
  enhance(hook, _, { feature, signal, show }) {
    // The months are as wide as the window, including its scrollbar.
    setStyles(document.body, { 'overflow-x': 'clip' }, signal);
    const months = readMonths(hook, feature);
    if (months.length > 0) {
      const named = ensureIds(months, feature, signal);
      show({ label: MONTHS_OF_YEAR, chapters: months, controls: 'links' });
      goToNamed(named);
    } else warn(feature, 'The hook has no photos by month; there is no navigation.');
    preparePhotos(hook, signal);
    if (!hook.closest(featureHook('[data-widget="photo-lightbox"]'))) mountOn(hook, 'photo-lightbox', signal);
  },
});
