import { addClass } from '../../platform/dom/undo.ts';
import { observeCurrent } from '../../platform/scroll/observe-current.ts';
import { focusOn } from '../focus/focus-on.ts';
import { isMotionReduced } from '../overlay/motion.ts';
import styles from './ChapterMenu.module.css';
import { headingOf } from './chapter.ts';
import { createJump } from './create-jump.ts';
import { keepFragment } from './keep-fragment.ts';

/** The controls that lead to the parts: links to their ids, or buttons that scroll. */
export type Controls = 'links' | 'buttons';

interface FollowOptions {
  readonly controls: Controls;
  /** Called with the section that is being read; undefined before the first one. */
  readonly onCurrent: (section: HTMLElement | undefined) => void;
  /** Restores the sections. */
  readonly signal: AbortSignal;
}

/**
 * Tracks which part of a long page is being read. With `links` the fragment is updated as well, without a history
 * entry.
 * @param sections the sections in document order; those of links have ids
 * @param options see {@link FollowOptions}
 * @returns a function that leads the visitor to a section, which is the current one meanwhile: the focus is on its
 *   heading, and `buttons` scroll there, without motion for visitors who prefer that
 */
export function observeChapters(
  sections: readonly HTMLElement[],
  { controls, onCurrent, signal }: FollowOptions,
): (section: HTMLElement) => void {
  /** The current part; undefined before the first one. */
  let current: HTMLElement | undefined;
  let target: HTMLElement | undefined;
  let isOpening = true;

  const update = () => {
    if (jump.isUnderWay()) return;
    onCurrent(current);
    // Restoring the position in which the page opens does not count as scrolling.
    if (controls === 'links' && !isOpening) {
      keepFragment(
        current?.id,
        sections.map(({ id }) => id),
      );
    }
    isOpening = false;
  };
  const jump = createJump(() => {
    const { top = 0 } = target?.getBoundingClientRect() ?? {};
    // The last parts of a page cannot reach the upper half of the window, so the requested part stays the current one
    // while it is in view.
    if (top < 0 || top > innerHeight) update();
  }, signal);

  for (const section of sections) addClass(section, styles.section, signal);
  observeCurrent(
    sections,
    (index) => {
      current = sections[index];
      update();
    },
    signal,
  );
  return (section) => {
    target = section;
    jump.start();
    onCurrent(section);
    if (controls === 'buttons') {
      section.scrollIntoView({ behavior: isMotionReduced() ? 'instant' : 'smooth', block: 'start' });
    }
    // Runs after the browser has followed the link.
    setTimeout(() => signal.aborted || focusOn(headingOf(section) ?? section, signal));
  };
}
