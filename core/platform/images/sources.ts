/** The addresses of an image from its attributes [lazy-images-7]. */
export interface Sources {
  readonly src: string;
  readonly srcMedium: string | undefined;
  readonly srcWebp: string | undefined;
  readonly srcMediumWebp: string | undefined;
}

/** Windows narrower than this many px use the medium source; no named breakpoint has this value [lazy-images-2]. */
const MEDIUM_BELOW = 640;

/**
 * The addresses to try, best first. A webp that fails is followed by the plain image of the same size.
 * @param sources the image's addresses
 * @param windowWidth in px
 * @param webp whether the browser supports webp
 */
export function candidates(sources: Sources, windowWidth: number, webp: boolean): string[] {
  const { src, srcMedium, srcWebp, srcMediumWebp } = sources;
  const isMedium = windowWidth < MEDIUM_BELOW && Boolean(srcMedium || (webp && srcMediumWebp));
  const [modern, plain] = isMedium ? [srcMediumWebp, srcMedium ?? src] : [srcWebp, src];
  return [...(webp && modern ? [modern] : []), plain];
}

/**
 * Whether an image with its medium source is now in a window for the large one. If the window becomes smaller, the
 * large one stays.
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
