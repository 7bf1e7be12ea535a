import { setStyles } from '../../platform/dom/undo.ts';
import { mediaFrom } from '../../runtime/config/breakpoints.ts';
import type { Configured } from '../../runtime/config/config-section.ts';
import { siteConfig } from '../../runtime/config/site-config.ts';

/**
 * Shows three items of a slider, or five from the breakpoint `large`. The slider's base style does the same for the
 * default breakpoints; this applies the site's own `large`.
 * @param hook the element that gets `--visible`
 * @param page names the site's configuration
 * @param signal restores the hook
 */
export function showThreeOrFive(hook: HTMLElement, page: Configured, signal: AbortSignal): void {
  const large = matchMedia(mediaFrom(siteConfig(page).breakpoints, 'large'));
  const show = () => setStyles(hook, { '--visible': large.matches ? '5' : '3' }, signal);
  show();
  large.addEventListener('change', show, { signal });
}
