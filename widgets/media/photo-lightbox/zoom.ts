/** The limits and steps of the zoom [photo-lightbox-3]. */
export const ZOOM = { min: 1, max: 8, step: 1 } as const;

/**
 * The zoom after a press of a button or key [photo-lightbox-3].
 * @param zoom current zoom; between the steps after a pinch or a turn of the wheel
 * @param direction 1 enlarges, -1 reduces
 */
export function nextZoom(zoom: number, direction: 1 | -1): number {
  return Math.min(Math.max(zoom + direction * ZOOM.step, ZOOM.min), ZOOM.max);
}

/** The zoom direction of a key [photo-lightbox-4]; `=` is `+` without Shift. */
export function zoomKey(key: string): 1 | -1 | undefined {
  if (key === '+' || key === '=') return 1;
  return key === '-' ? -1 : undefined;
}

/**
 * The states of an open lightbox, space-separated, for styles and tests [photo-lightbox-2].
 * @param zoom zoom of the photo in view
 * @param isFullscreen whether it fills the screen
 */
export function statesOf(zoom: number, isFullscreen: boolean): string {
  return [
    'open',
    ...(zoom > ZOOM.min ? ['zoomed'] : []),
    ...(zoom >= ZOOM.max ? ['max-zoomed'] : []),
    ...(isFullscreen ? ['fullscreen'] : []),
  ].join(' ');
}
