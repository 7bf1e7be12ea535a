import { parseDebugSwitches } from '../../../core/platform/debug/parse-debug-switches.ts';
import { restore, setStyles } from '../../../core/platform/dom/undo.ts';
import { afterResize } from '../../../core/platform/viewport/after-resize.ts';
import { decimal, optional } from '../../../core/runtime/feature/attributes.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { DEFAULT_RATIO, fontSize, isWideAsText, type Measured } from './font-size.ts';

/**
 * Keeps a text's size in proportion to the width of its element [font-scaling-2]. An element that is only as wide as
 * its text keeps the font size of the page's own style.
 */
export default enhancer({
  attributes: {
    /** The element's width divided by the font size [font-scaling-1]. */
    fontRatio: optional(decimal(1, 1000), DEFAULT_RATIO),
    /** The smallest font size in px. */
    fontMin: optional(decimal(1, 1000)),
    /** The largest font size in px. */
    fontMax: optional(decimal(1, 1000)),
  },
  enhance(hook, { fontRatio, fontMin, fontMax }, { signal }) {
    if (parseDebugSwitches(location.href).disableFlowtype) return;
    const scale = (entries: readonly ResizeObserverEntry[]) => {
      const width = entries.at(-1)?.contentRect.width ?? 0;
      // A hidden element is 0 wide; its text keeps its size until it is shown.
      if (width === 0) return;
      const before = measure(hook);
      setStyles(hook, { 'font-size': `${fontSize(width, fontRatio, fontMin, fontMax)}px` }, signal);
      const after = measure(hook);
      // A scrollbar that appears or disappears changes widths as well.
      if (before.window === after.window && isWideAsText(before, after)) restore(hook, signal);
    };
    afterResize([hook], scale, signal);
  },
});

function measure(hook: HTMLElement): Measured & { readonly window: number } {
  return {
    size: Number.parseFloat(getComputedStyle(hook).fontSize),
    width: hook.getBoundingClientRect().width,
    window: document.documentElement.clientWidth,
  };
}
