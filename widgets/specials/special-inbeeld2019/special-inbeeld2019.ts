import { setStyles } from '../../../core/platform/dom/undo.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { featureHook } from '../../../core/runtime/feature/feature-hook.ts';
import { warn } from '../../../core/runtime/log/log.ts';
import { addChapterMenu } from '../../../core/ui/chapters/add-chapter-menu.ts';
import { ensureIds } from '../../../core/ui/chapters/ensure-ids.ts';
import { goToNamed } from '../../../core/ui/chapters/go-to-named.ts';
import { mountOn } from '../../../core/ui/feature-hook/mount-on.ts';
import { preparePhotos } from './prepare-photos.ts';
import { readMonths } from './read-months.ts';
import { MONTHS_OF_YEAR } from './texts.ts';

/**
 * A year in photos: a navigation of its months [special-inbeeld2019-1], and every photo opens in the photo lightbox
 * [special-inbeeld2019-2], which is a feature of its own on the same hook.
 */
export default enhancer({
  attributes: {},
  enhance(hook, _, { feature, signal }) {
    // The months are as wide as the window, with its scroll bar.
    setStyles(document.body, { 'overflow-x': 'clip' }, signal);
    const months = readMonths(hook, feature);
    if (months.length > 0) {
      const named = ensureIds(months, feature, signal);
      addChapterMenu(hook, months, { label: MONTHS_OF_YEAR, controls: 'links', signal });
      goToNamed(named);
    } else warn(feature, 'The hook has no photos by month; there is no navigation.');
    preparePhotos(hook, signal);
    if (!hook.closest(featureHook('[data-widget="photo-lightbox"]'))) mountOn(hook, 'photo-lightbox', signal);
  },
});
