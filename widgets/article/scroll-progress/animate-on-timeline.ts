import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { STEPS } from './progress.ts';

interface ViewTimelineOptions {
  readonly subject: Element;
  readonly axis: 'block';
  readonly inset: string;
}

/** Missing in TypeScript's library: Scroll-driven Animations, W3C. */
declare const ViewTimeline:
  | (new (
      options: ViewTimelineOptions,
    ) => AnimationTimeline & { readonly source: Element | null })
  | undefined;

/**
 * Moves the bar by an animation on a view timeline: no script runs while the visitor scrolls, and the browser measures.
 * @returns false if the browser has no scroll timelines (Chromium has them from 115), or the page is not the nearest
 *   scroll container: a timeline follows that, even one that hides its overflow
 */
export function animateOnTimeline(bar: HTMLElement, article: Element, signal: AbortSignal): boolean {
  if (typeof ViewTimeline !== 'function' || !('rangeStart' in Animation.prototype)) return false;
  // Without an inset the page's scroll-padding would count, and the bar would differ from that of other browsers.
  const timeline = new ViewTimeline({ subject: article, axis: 'block', inset: '0px' });
  if (timeline.source !== document.scrollingElement) return false;
  const options: KeyframeAnimationOptions & { rangeStart: string; rangeEnd: string } = {
    timeline,
    fill: 'both',
    // A step is about a pixel of the bar, so that on a long page most frames paint nothing.
    easing: `steps(${STEPS})`,
    rangeStart: 'contain 0%',
    rangeEnd: 'contain 100%',
  };
  const animation = bar.animate({ backgroundSize: ['0% 100%', '100% 100%'] }, options);
  onAbort(signal, () => animation.cancel());
  return true;
}
