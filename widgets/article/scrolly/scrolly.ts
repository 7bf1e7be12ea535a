import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { whileMotion } from '../../../core/ui/overlay/motion.ts';
import { mediaOfSteps } from '../../../core/ui/story/media-of-steps.ts';
import { playStory } from '../../../core/ui/story/play-story.ts';
import { readStory } from '../../../core/ui/story/read-story.ts';
import { showMedia } from '../../../core/ui/story/stage.ts';
import { stepSize } from '../../../core/ui/story/step-size.ts';
import { prepareMedia } from './prepare-media.ts';
import { createVideos } from './videos.ts';

/** Elements that count as a picture of the story. */
const PICTURES = 'img, picture, video, svg, canvas';

/**
 * A story whose pictures stay in view while its texts scroll over them [scrolly-4]. Visitors who prefer reduced motion,
 * and those without scripts, see the article as the server sent it [scrolly-5].
 */
export default enhancer({
  attributes: {
    /** The space between two texts: half the window's height, once or one and a half times. */
    stepSize: stepSize(),
  },
  enhance(hook, _, { feature, signal }) {
    const marks = { media: 'data-scrolly-media', step: 'data-scrolly-step', picture: PICTURES };
    const story = readStory(feature, hook, marks, signal);
    const { media, steps } = story;
    const parts = [
      ...hook.querySelectorAll<HTMLElement>('[data-scrolly-media], [data-scrolly-step]'),
    ].flatMap((part) => {
      if (media.includes(part)) return 'media' as const;
      return steps.includes(part) ? ('step' as const) : [];
    });
    const mediaOf = mediaOfSteps(parts);

    whileMotion((playing) => {
      prepareMedia(media, playing);
      const videos = createVideos(media, playing);
      const show = (index: number) => {
        showMedia(media, index, playing);
        videos.show(index);
      };
      playStory({
        hook,
        story,
        onStep: (step) => show(mediaOf[step] ?? 0),
        onNear: videos.near,
        signal: playing,
      });
    }, signal);
  },
});
