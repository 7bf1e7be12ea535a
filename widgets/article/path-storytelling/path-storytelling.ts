import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { decimal, optional } from '../../../core/runtime/feature/attributes.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { whileMotion } from '../../../core/ui/overlay/motion.ts';
import { playStory } from '../../../core/ui/story/play-story.ts';
import { readStory } from '../../../core/ui/story/read-story.ts';
import { stepSize } from '../../../core/ui/story/step-size.ts';
import { isEditMode } from './is-edit-mode.ts';
import { createMovement, type Movement } from './movement.ts';
import { readRoute } from './route.ts';
import { MAX_ZOOM, readStops, stopAt } from './stops.ts';
import { drawTrail, placeTrail, type Trail } from './trail.ts';

const MARKS = {
  media: 'data-path-map',
  step: 'data-path-step',
  picture: 'svg path',
  says: 'data-path-position',
};

/**
 * A story along a route: when a text is reached, the map moves to its stop [path-storytelling-2]. Visitors who prefer
 * reduced motion, and those without scripts, see the map followed by the texts.
 */
export default enhancer({
  attributes: {
    /** The space between two texts: half the window's height, once or one and a half times. */
    stepSize: stepSize(),
    /** The default zoom of a step without `data-path-zoom`. */
    pathZoom: optional(decimal(1, MAX_ZOOM), 3),
  },
  enhance(hook, { pathZoom }, { feature, page, signal }) {
    const story = readStory(feature, hook, MARKS, signal);
    const [place] = story.media;
    const route = readRoute(feature, place, signal);
    const stops = readStops(feature, story.steps, pathZoom);
    let movement: Movement | undefined;

    whileMotion((playing) => {
      movement = createMovement(route, drawTrail(route, playing), place, playing);
      playStory({
        hook,
        story,
        onStep: (step) => movement?.go(stopAt(stops, step)),
        signal: playing,
      });
      onAbort(playing, () => {
        movement = undefined;
      });
    }, signal);

    if (!isEditMode(page.query)) return;
    return import('./edit/show-edit-panel.tsx').then(({ showEditPanel }) => {
      if (signal.aborted) return;
      let still: Trail | undefined;
      showEditPanel({
        hook,
        steps: story.steps,
        stops,
        zoom: pathZoom,
        preview(index) {
          const stop = stopAt(stops, index);
          if (movement) return movement.place(stop);
          still ??= drawTrail(route, signal);
          placeTrail(still, stop.position);
        },
        signal,
      });
    });
  },
});
