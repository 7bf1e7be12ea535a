interface ViewTimelineOptions {
  readonly subject: Element;
  readonly axis: 'block';
}

/** Not in TypeScript's library yet: Scroll-driven Animations, W3C. */
declare const ViewTimeline: { new (options: ViewTimelineOptions): AnimationTimeline } | undefined;

/** Whether the browser can tie an animation to a part of the way through an article (Chromium from 115). */
export function hasTimelines(): boolean {
  return typeof ViewTimeline === 'function' && 'rangeStart' in Animation.prototype;
}

/**
 * Moves the bar by an animation whose clock is the article's way through the window: no script runs while the
 * reader scrolls, and the browser measures for itself.
 * @returns takes new measures, which it does not need
 */
export function followTimeline(bar: HTMLElement, article: Element, signal: AbortSignal): () => void {
  if (typeof ViewTimeline !== 'function') return () => {};
  const options: KeyframeAnimationOptions & { rangeStart: string; rangeEnd: string } = {
    timeline: new ViewTimeline({ subject: article, axis: 'block' }),
    fill: 'both',
    rangeStart: 'contain 0%',
    rangeEnd: 'contain 100%',
  };
  const animation = bar.animate({ transform: ['scaleX(0)', 'scaleX(1)'] }, options);
  signal.addEventListener('abort', () => animation.cancel());
  return () => {};
}
