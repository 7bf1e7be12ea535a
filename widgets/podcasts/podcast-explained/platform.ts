/** The platforms with instructions of their own [podcast-explained-1]. */
export type ListeningPlatform = 'ios' | 'android' | 'desktop';

/** What the browser says of the device. */
interface Device {
  /** `navigator.userAgent`. */
  readonly userAgent: string;
  /** `navigator.maxTouchPoints`: an iPad calls itself a Macintosh, which has none. */
  readonly maxTouchPoints: number;
}

/**
 * The visitor's platform: that of the app around the page, else that of the browser.
 * @param app such as `ios` or `puzzle-android`; undefined outside of the app
 * @param device what the browser says
 * @returns `desktop` for any platform without instructions of its own [podcast-explained-2]
 */
export function listeningPlatform(app: string | undefined, device: Device): ListeningPlatform {
  if (app) return app.endsWith('ios') ? 'ios' : 'android';
  const { userAgent, maxTouchPoints } = device;
  // Windows Phone named both others.
  if (/Windows Phone/i.test(userAgent)) return 'desktop';
  if (/\b(?:iPhone|iPad|iPod)\b/.test(userAgent)) return 'ios';
  if (/\bMacintosh\b/.test(userAgent) && maxTouchPoints > 1) return 'ios';
  return /\bAndroid\b/i.test(userAgent) ? 'android' : 'desktop';
}

/**
 * Which of the server-sent instructions open.
 * @param platforms the `data-platform` of each, in order
 * @param own the visitor's platform
 * @returns one of `platforms`: the visitor's own, else `desktop`, else the first [podcast-explained-2]
 */
export function openPlatform(platforms: readonly string[], own: ListeningPlatform): string | undefined {
  return [own, 'desktop'].find((platform) => platforms.includes(platform)) ?? platforms[0];
}
