import { configSection } from '../../runtime/config/config-section.ts';
import { configEntries, isRecord, isText } from '../../runtime/config/guards.ts';
import { isShareMethod, SHARE_METHODS, type ShareMethod } from './methods.ts';

/** Source and medium in a shared link. */
export interface Utm {
  /** `utm_source`. */
  readonly source: string;
  /** `utm_medium`. */
  readonly medium: string;
}

/** The widths with an order of their own: above 980 px, 741 to 980, and up to 740 [share-modal-4]. */
export type ShareWidth = 'large' | 'wide' | 'narrow';

const WIDTHS: readonly unknown[] = ['large', 'wide', 'narrow'] satisfies ShareWidth[];

/** The medium of methods that are not social networks [share-modal-7]. */
const MEDIA: Partial<Record<ShareMethod, string>> = { mail: 'email', clipboard: 'link' };

/** The site's settings for sharing [share-modal-7]. */
export const shareConfig = configSection((raw) => ({
  /** Source and medium of the methods that the site names. */
  shareUtm: configEntries(raw, 'shareUtm', 'an object with source and medium for a method', isUtm),
  /** The order of the methods by width. */
  shareOrder: configEntries(raw, 'shareOrder', 'a list of methods for large, wide or narrow', isOrder),
}));

/** Returns the query parameters of a method: the site's, otherwise the method's own name and kind [share-modal-7]. */
export function utmOf(named: Readonly<Record<string, Utm>>, method: ShareMethod): Utm {
  const own = Object.hasOwn(named, method) ? named[method] : undefined;
  return own ?? { source: method, medium: MEDIA[method] ?? 'social' };
}

/**
 * Returns the methods in their order at a width. The site's configuration orders them and removes none: unnamed methods
 * follow [share-modal-2, share-modal-4].
 */
export function orderOf(
  named: Readonly<Record<string, readonly ShareMethod[]>>,
  width: ShareWidth,
): ShareMethod[] {
  const own = Object.hasOwn(named, width) ? named[width] : undefined;
  return [...new Set([...(own ?? []), ...SHARE_METHODS])];
}

/** What most readers take, if the site has no order of its own. */
const USUAL: readonly ShareMethod[] = ['mail', 'facebook', 'whatsapp', 'clipboard'];

/** Returns the four methods that are offered at once at a width; the others come behind a button. */
export function firstOf(
  named: Readonly<Record<string, readonly ShareMethod[]>>,
  width: ShareWidth,
): ShareMethod[] {
  const own = Object.hasOwn(named, width) ? named[width] : undefined;
  return [...new Set([...(own ?? []), ...USUAL])].slice(0, USUAL.length);
}

function isUtm(value: unknown, name: string): value is Utm {
  return isShareMethod(name) && isRecord(value) && isText(value.source) && isText(value.medium);
}

function isOrder(value: unknown, name: string): value is ShareMethod[] {
  return WIDTHS.includes(name) && Array.isArray(value) && value.every(isShareMethod);
}
