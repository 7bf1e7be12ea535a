import { markBegun } from '../../../core/domain/puzzles/begun.ts';
import { create } from '../../../core/platform/dom/create.ts';
import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { insert, show } from '../../../core/platform/dom/undo.ts';
import { siteConfig } from '../../../core/runtime/config/site-config.ts';
import { oneOf, text } from '../../../core/runtime/feature/attributes.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { error } from '../../../core/runtime/log/log.ts';
import { checkAddress } from './puzzle-address.ts';
import styles from './puzzle-inserters.module.css';
import { TITLES } from './texts.ts';

/** Milliseconds after which a frame that has not loaded is removed. */
const TIMEOUT = 30_000;

/** Inserts a puzzle in a frame, which replaces the link once it has loaded [puzzle-inserters-1]. */
export default enhancer({
  attributes: {
    /** The kind of puzzle. */
    puzzle: oneOf('sudoku', 'crossword'),
    /** The puzzle's address: https on an origin of the site's `endpoints` or `scripts`, or a path on this site. */
    puzzleSrc: text(),
  },
  enhance(hook, { puzzle, puzzleSrc }, { feature, page, signal }) {
    // An empty address would be that of the page itself.
    const address = puzzleSrc ? checkAddress(puzzleSrc, siteConfig(page)) : undefined;
    if (!address) {
      throw new TypeError(
        `${feature}: data-puzzle-src is ${JSON.stringify(puzzleSrc.slice(0, 80))}; expected https on an origin of endpoints or scripts in script#site-config, or a path on this site.`,
      );
    }
    const frame = create('iframe', {
      title: TITLES[puzzle],
      class: styles.waiting,
      sandbox: address.sandbox,
      allow: 'fullscreen; clipboard-write',
      referrerpolicy: 'strict-origin-when-cross-origin',
    });
    frame.src = address.href;
    // Hidden visually and from screen readers, and not focusable, until it has loaded.
    frame.inert = true;

    const timer = setTimeout(() => {
      frame.remove();
      error(feature, `The puzzle ${address.href} did not load in time; the link stays.`);
    }, TIMEOUT);
    onAbort(signal, () => clearTimeout(timer));
    frame.addEventListener(
      'load',
      () => {
        clearTimeout(timer);
        frame.className = styles.shown;
        frame.inert = false;
        for (const link of hook.querySelectorAll('a[href]')) {
          if (link === document.activeElement) frame.focus({ preventScroll: true });
          show(lineOf(link, hook), false, signal);
        }
      },
      { signal, once: true },
    );
    // A visitor who clicks in the frame, or moves the focus into it, starts the puzzle; the page only notices that its
    // window loses the focus.
    const noticeStart = () => {
      if (document.activeElement === frame) markBegun(location.pathname);
    };
    addEventListener('blur', noticeStart, { signal });
    insert(hook, 'beforeend', frame, signal);
  },
});

/** The largest element within the hook that contains only the link, such as its paragraph. */
function lineOf(link: Element, hook: Element): Element {
  const { parentElement } = link;
  const isAlone = parentElement?.textContent?.trim() === link.textContent?.trim();
  return parentElement && parentElement !== hook && isAlone ? lineOf(parentElement, hook) : link;
}
