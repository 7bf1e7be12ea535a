import { observe } from '../../../core/platform/dom/observe.ts';
import { toggleClass } from '../../../core/platform/dom/undo.ts';
import { mediaFrom } from '../../../core/runtime/config/breakpoints.ts';
import { siteConfig } from '../../../core/runtime/config/site-config.ts';
import type { Page } from '../../../core/runtime/page/page.ts';
import { fits } from './fits.ts';
import styles from './most-read.module.css';

/** Distance to the top in px if the site's style does not set `--sticky-top`. */
const TOP = 16;

/**
 * Makes a block stick below the top of the window, from the `large` breakpoint up and only while all of it fits
 * [most-read-2]. CSS does the sticking; the script sets the class.
 */
export function keepInSight(hook: HTMLElement, page: Page, signal: AbortSignal): void {
  const wide = matchMedia(mediaFrom(siteConfig(page).breakpoints, 'large'));
  const top = Number.parseFloat(getComputedStyle(hook).getPropertyValue('--sticky-top')) || TOP;
  let height = Number.POSITIVE_INFINITY;

  const update = () => {
    toggleClass(hook, styles.sticky, wide.matches && fits(height, top, innerHeight), signal);
  };
  // The observer also reports the first height, so that no layout is forced here.
  const observer = new ResizeObserver((entries) => {
    height = entries.at(-1)?.borderBoxSize[0]?.blockSize ?? height;
    update();
  });
  observe(observer, hook, signal);
  wide.addEventListener('change', update, { signal });
  addEventListener('resize', update, { signal, passive: true });
}
