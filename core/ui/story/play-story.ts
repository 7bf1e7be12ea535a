import { setAttributes } from '../../platform/dom/undo.ts';
import { observeReached } from '../../platform/scroll/observe-reached.ts';
import { keepStep } from './keep-step.ts';
import type { Story } from './read-story.ts';
import { setStage } from './stage.ts';
import { watchNear } from './watch-near.ts';

interface PlayOptions {
  readonly hook: HTMLElement;
  readonly story: Story;
  /** Called with the current step, from 0; -1 before the first. The first call is near the window. */
  readonly onStep: (index: number) => void;
  /** Called when the story is within 500 px of the window, and when it leaves. */
  readonly onNear?: (isNear: boolean) => void;
  readonly signal: AbortSignal;
}

/**
 * Plays a story by the scroll position: arranges its stage at once, and tracks its steps once it is near [scrolly-1,
 * scrolly-4]. `data-active-step` of the hook is the current step, counted from 1, and missing before the first.
 * Observers and CSS do the work: no script runs during scrolling between two steps.
 */
export function playStory({ hook, story, onStep, onNear, signal }: PlayOptions): void {
  setStage(hook, story, signal);
  let reached = -1;
  let shown: number | undefined;
  let isChanging = () => false;
  const show = () => {
    if (isChanging() || reached === shown) return;
    shown = reached;
    setAttributes(hook, { 'data-active-step': reached < 0 ? null : String(reached + 1) }, signal);
    onStep(reached);
  };

  watchNear(
    hook,
    (isNear) => {
      if (isNear && shown === undefined) {
        isChanging = keepStep({ hook, steps: story.steps, reached: () => reached, settled: show, signal });
        show();
        const reach = (index: number) => {
          reached = index;
          show();
        };
        observeReached(story.steps, reach, signal);
      }
      onNear?.(isNear);
    },
    signal,
  );
}
