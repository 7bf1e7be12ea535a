import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { widget } from '../../../core/runtime/feature/widget.tsx';
import { warn } from '../../../core/runtime/log/log.ts';
import { savesData } from '../../../core/runtime/page/saves-data.ts';
import { ensureIds } from '../../../core/ui/chapters/ensure-ids.ts';
import { goToNamed } from '../../../core/ui/chapters/go-to-named.ts';
import { menuPlace } from '../../../core/ui/chapters/menu-place.ts';
import { whileMotion } from '../../../core/ui/overlay/motion.ts';
import { Longread } from './Longread.tsx';
import { type BackgroundVideo, playInView } from './play-in-view.ts';
import { readChapters } from './read-chapters.ts';

/**
 * A longread: a menu of its chapters that marks the current one [special-lostboys-1], and background videos that play
 * in view [special-lostboys-2]. Videos with `controls` are left to the visitor.
 */
export default widget({
  attributes: {},
  at: menuPlace,
  view: Longread,
  enhance(hook, _, { feature, show, signal }) {
    const chapters = readChapters(hook);
    if (chapters.length === 0) warn(feature, 'The hook has no element with data-chapter; there is no menu.');
    const named = ensureIds(chapters, feature, signal);
    const update = (videos: readonly BackgroundVideo[] = []) => show({ chapters, videos });
    update();
    goToNamed(named);

    const videos = [...hook.querySelectorAll<HTMLVideoElement>('video:not([controls])')];
    whileMotion((motion) => {
      if (savesData() || videos.length === 0) return;
      update(videos.map((video) => playInView(video, feature, motion)));
      onAbort(motion, () => update());
    }, signal);
  },
});
