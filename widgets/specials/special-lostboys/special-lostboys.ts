import { savesData } from '../../../core/platform/schedule/saves-data.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { warn } from '../../../core/runtime/log/log.ts';
import { addChapterMenu } from '../../../core/ui/chapters/add-chapter-menu.ts';
import { ensureIds } from '../../../core/ui/chapters/ensure-ids.ts';
import { goToNamed } from '../../../core/ui/chapters/go-to-named.ts';
import { whileMotion } from '../../../core/ui/overlay/motion.ts';
import { playInView } from './play-in-view.ts';
import { readChapters } from './read-chapters.ts';
import { CHAPTERS } from './texts.ts';

/**
 * A longread: a menu of its chapters that follows scrolling [special-lostboys-1], and background videos that play in
 * view [special-lostboys-2]. Videos with `controls` are the visitor's own.
 */
export default enhancer({
  attributes: {},
  enhance(hook, _, { feature, signal }) {
    const chapters = readChapters(hook);
    if (chapters.length > 0) {
      const named = ensureIds(chapters, feature, signal);
      addChapterMenu(hook, chapters, { label: CHAPTERS, controls: 'links', signal });
      goToNamed(named);
    } else warn(feature, 'The hook has no element with data-chapter; there is no menu.');

    const videos = hook.querySelectorAll<HTMLVideoElement>('video:not([controls])');
    whileMotion((motion) => {
      if (!savesData()) for (const video of videos) playInView(video, feature, motion);
    }, signal);
  },
});
