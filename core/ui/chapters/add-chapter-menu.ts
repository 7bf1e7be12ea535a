import { addClass, insert } from '../../platform/dom/undo.ts';
import { isPlainClick } from '../../platform/navigation/is-plain-click.ts';
import { followCurrent } from '../../platform/scroll/follow-current.ts';
import { focusOn } from '../focus/focus-on.ts';
import { isMotionReduced } from '../overlay/motion.ts';
import { stickBelowHeader } from '../sticky/stick-below-header.ts';
import styles from './ChapterMenu.module.css';
import { type Chapter, headingOf } from './chapter.ts';
import { createJump } from './create-jump.ts';
import { type Controls, drawMenu } from './draw-menu.ts';
import { keepFragment } from './keep-fragment.ts';

interface ChapterMenuOptions {
  /** The name of the navigation, for screen readers. */
  readonly label: string;
  /**
   * `links` lead to the sections' ids, with a history entry for each click, and the fragment follows scrolling without
   * one. `buttons` only scroll.
   */
  readonly controls: Controls;
  /** Removes the navigation. */
  readonly signal: AbortSignal;
}

/**
 * Adds a navigation above the parts of a long page, which stays in view, marks the part that is being read with
 * `aria-current`, and leads to each part: clear of what sticks above it, with the focus on its heading, and without
 * motion for visitors who prefer that.
 * @param hook gets it as its first child; a list gets it before it
 * @param chapters in document order; those of links have ids
 * @param options see {@link ChapterMenuOptions}
 */
export function addChapterMenu(
  hook: HTMLElement,
  chapters: readonly Chapter[],
  { label, controls, signal }: ChapterMenuOptions,
): void {
  const sections = chapters.flatMap(({ section }) => section ?? []);
  const { nav, chapterAt, mark } = drawMenu(chapters, controls, label);
  /** Where the visitor is; undefined before the first part. */
  let current: HTMLElement | undefined;
  let target: HTMLElement | undefined;
  let isOpening = true;

  const update = () => {
    if (jump.isUnderWay()) return;
    mark(current);
    // The position in which the page opened is no scrolling.
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
    // The last parts of a page cannot reach its upper half: the requested part stays the current one in view.
    if (top < 0 || top > innerHeight) update();
  }, signal);

  for (const section of sections) addClass(section, styles.section, signal);
  // A list holds nothing but its items.
  insert(hook, hook.matches('ol, ul') ? 'beforebegin' : 'afterbegin', nav, signal);
  stickBelowHeader(nav, signal);
  followCurrent(
    sections,
    (index) => {
      current = sections[index];
      update();
    },
    signal,
  );
  nav.addEventListener(
    'click',
    (event) => {
      const section = chapterAt(event.target)?.section;
      if (!section || !isPlainClick(event)) return;
      target = section;
      jump.start();
      mark(section);
      if (controls === 'buttons') {
        section.scrollIntoView({ behavior: isMotionReduced() ? 'instant' : 'smooth', block: 'start' });
      }
      // After the browser has followed the link.
      setTimeout(() => signal.aborted || focusOn(headingOf(section) ?? section, signal));
    },
    { signal },
  );
}
