import { optional, text } from '../../../core/runtime/feature/attributes.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import styles from './scroll-images.module.css';
import { HINT, NAME } from './texts.ts';

/** Browsers round widths. */
const TOLERANCE = 1;

/**
 * Lets the keyboard reach a picture that is wider than its box, and hints until the first scroll that there is more
 * to see; the scrolling itself is the browser's, before any script [scroll-images-1, scroll-images-2].
 */
export default enhancer({
  attributes: {
    /** What the box is called for those who hear the page; without it, "Brede afbeelding". */
    label: optional(text(), NAME),
  },
  enhance(hook, { label }, { signal }) {
    const served = ['tabindex', 'role', 'aria-label'].map((name) => [name, hook.getAttribute(name)] as const);
    const hint = document.createElement('p');
    hint.className = styles.hint;
    hint.textContent = HINT;
    let isScrolled = hook.scrollLeft !== 0;

    const giveBack = () => {
      hint.remove();
      for (const [name, value] of served) {
        if (value === null) hook.removeAttribute(name);
        else hook.setAttribute(name, value);
      }
    };
    const look = () => {
      if (hook.scrollWidth <= hook.clientWidth + TOLERANCE) return giveBack();
      hook.tabIndex = 0;
      hook.setAttribute('role', 'group');
      hook.setAttribute('aria-label', label);
      if (!isScrolled) hook.append(hint);
    };

    // Also reports when the picture is loaded, which gives it its size where the markup does not.
    const sizes = new ResizeObserver(look);
    for (const element of [hook, ...hook.children]) sizes.observe(element);
    hook.addEventListener(
      'scroll',
      () => {
        isScrolled = true;
        hint.remove();
      },
      { signal, once: true, passive: true },
    );
    signal.addEventListener('abort', () => {
      sizes.disconnect();
      giveBack();
    });
  },
});
