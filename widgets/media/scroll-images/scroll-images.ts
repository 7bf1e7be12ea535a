import { create } from '../../../core/platform/dom/create.ts';
import { observe } from '../../../core/platform/dom/observe.ts';
import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { restore, setAttributes } from '../../../core/platform/dom/undo.ts';
import { optional, text } from '../../../core/runtime/feature/attributes.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { textLanguage } from '../../../core/runtime/feature/mark-language.ts';
import styles from './scroll-images.module.css';
import { HINT, NAME } from './texts.ts';

/** Browsers round widths. */
const TOLERANCE = 1;

/**
 * Makes a picture that is wider than its box scrollable by keyboard, and shows a hint until the first scroll. CSS does
 * the scrolling, before any script loads [scroll-images-1, scroll-images-2].
 */
export default enhancer({
  attributes: {
    /** The box's name for screen readers; by default "Brede afbeelding". */
    label: optional(text(), NAME),
  },
  enhance(hook, { label }, { signal }) {
    const hint = create('p', { class: styles.hint, lang: textLanguage(hook) }, HINT);
    let isScrolled = hook.scrollLeft !== 0;

    const giveBack = () => {
      hint.remove();
      restore(hook, signal);
    };
    const look = () => {
      if (hook.scrollWidth <= hook.clientWidth + TOLERANCE) return giveBack();
      setAttributes(hook, { tabindex: '0', role: 'group', 'aria-label': label }, signal);
      // Inserting the hint is itself a change that is reported.
      if (!isScrolled && hint.parentElement !== hook) hook.append(hint);
    };

    // Also called when the picture has loaded, which sets its size if the markup does not.
    const sizes = new ResizeObserver(look);
    observe(sizes, [hook, ...hook.children], signal);
    // A row of pictures may become wider without a change of its own box size.
    hook.addEventListener('load', look, { signal, capture: true });
    const changes = new MutationObserver(look);
    observe(changes, hook, signal, { childList: true, subtree: true });
    hook.addEventListener(
      'scroll',
      () => {
        isScrolled = true;
        hint.remove();
      },
      { signal, once: true, passive: true },
    );
    onAbort(signal, () => hint.remove());
  },
});
