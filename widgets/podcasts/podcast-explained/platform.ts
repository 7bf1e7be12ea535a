/** The platforms that have instructions [podcast-explained-1]. */
export type ListeningPlatform = 'ios' | 'android' | 'desktop';

/** The browser's information about the device. */
interface Device {
  /** `navigator.userAgent`. */
  readonly userAgent: string;
  /** `navigator.maxTouchPoints`: an iPad identifies itself as a Macintosh, which has no touch points. */
  readonly maxTouchPoints: number;
}

/**
 * The visitor's platform: that of the app that contains the page, otherwise that of the browser.
 * @param app the app, such as `ios` or `puzzle-android`; undefined outside of the app
 * @param device the browser's information
 * @returns `desktop` for any platform without instructions [podcast-explained-2]
 */
export function listeningPlatform(app: string | undefined, device: Device): ListeningPlatform {
  if (app) return app.endsWith('ios') ? 'ios' : 'android';
  const { userAgent, maxTouchPoints } = device;
  // The user agent of Windows Phone contained both other names.
  if (/Windows Phone/i.test(userAgent)) return 'desktop';
  if (/\b(?:iPhone|iPad|iPod)\b/.test(userAgent)) return 'ios';
  if (/\bMacintosh\b/.test(userAgent) && maxTouchPoints > 1) return 'ios';
  return /\bAndroid\b/i.test(userAgent) ? 'android' : 'desktop';
}

/**
 * Determines which of the server-sent instructions to open.
 * @param platforms the `data-platform` of each, in order
 * @param own the visitor's platform
 * @returns one of `platforms`: the visitor's own, otherwise `desktop`, otherwise the first [podcast-explained-2]
 */
export function openPlatform(platforms: readonly string[], own: ListeningPlatform): string | undefined {
  return [own, 'desktop'].find((platform) => platforms.includes(platform)) ?? platforms[0];
}
