/** The addresses of an image, as its attributes give them [lazy-images-7]. */
export interface Sources {
  readonly src: string;
  readonly srcMedium: string | undefined;
  readonly srcWebp: string | undefined;
  readonly srcMediumWebp: string | undefined;
}

/** Narrower windows take the medium source; no named breakpoint has this value [lazy-images-2]. */
const MEDIUM_BELOW = 640;

/**
 * The addresses to try, best first. A webp that fails is followed by the plain image of the same size.
 * @param sources what the image has
 * @param windowWidth in px
 * @param webp whether the browser shows webp
 */
export function candidates(sources: Sources, windowWidth: number, webp: boolean): string[] {
  const { src, srcMedium, srcWebp, srcMediumWebp } = sources;
  const isMedium = windowWidth < MEDIUM_BELOW && Boolean(srcMedium || (webp && srcMediumWebp));
  const [modern, plain] = isMedium ? [srcMediumWebp, srcMedium ?? src] : [srcWebp, src];
  return [...(webp && modern ? [modern] : []), plain];
}

/**
 * Whether an image that loaded its medium source is now in a window for the large one. In a window that becomes
 * smaller the large one stays.
 * @param loadedAt the window's width when the image loaded, in px
 * @param windowWidth its width now, in px
 */
export function needsLarger(
  { srcMedium, srcMediumWebp }: Sources,
  loadedAt: number,
  windowWidth: number,
): boolean {
  return Boolean(srcMedium ?? srcMediumWebp) && loadedAt < MEDIUM_BELOW && windowWidth >= MEDIUM_BELOW;
}
