import { configSection } from '../../runtime/config/config-section.ts';
import { isRecord, isText } from '../../runtime/config/guards.ts';
import { namedEntries, someOf } from '../../runtime/config/rare-settings.ts';
import { custom } from '../../runtime/config/settings.ts';
import { factsOf, SHARE_METHODS, type ShareMethod } from './methods.ts';

/** Source and medium in a shared link. */
export interface Utm {
  /** `utm_source`. */
  readonly source: string;
  /** `utm_medium`. */
  readonly medium: string;
}

/** The widths with an order of their own: above 980 px, 741 to 980, and up to 740 [share-modal-4]. */
const WIDTHS = ['large', 'wide', 'narrow'] as const;

/** The name of one of these widths. */
export type ShareWidth = (typeof WIDTHS)[number];

/** The site's settings for sharing [share-modal-7]. */
export const shareConfig = configSection({
  /**
   * The campaign parameters of a shared link, by the way of sharing:
   * `{ "mail": { "source": "nieuws", "medium": "email" } }`; by default its name and `social` (`email` for mail, `link`
   * for the clipboard).
   */
  shareUtm: namedEntries(SHARE_METHODS, custom('an object with source and medium', isUtm, undefined)),
  /**
   * The order of the ways of sharing (docs/reference/features/article.md#sharing-and-giving), by the width of the
   * window: above 980 px (`large`), from 741 to 980 (`wide`) and up to 740 (`narrow`); missing ones follow.
   */
  shareOrder: namedEntries(WIDTHS, someOf(SHARE_METHODS, undefined)),
});

/** Returns the query parameters of a method: the site's, otherwise the method's own name and kind [share-modal-7]. */
export function utmOf(named: Readonly<Record<string, Utm>>, method: ShareMethod): Utm {
  const own = Object.hasOwn(named, method) ? named[method] : undefined;
  return own ?? { source: method, medium: factsOf(method).medium ?? 'social' };
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

/** The order that most readers use, if the site has none. */
const USUAL: readonly ShareMethod[] = ['mail', 'facebook', 'whatsapp', 'clipboard'];

/** Returns the four methods that are offered at once at a width; the others are behind a button. */
export function firstOf(
  named: Readonly<Record<string, readonly ShareMethod[]>>,
  width: ShareWidth,
): ShareMethod[] {
  const own = Object.hasOwn(named, width) ? named[width] : undefined;
  return [...new Set([...(own ?? []), ...USUAL])].slice(0, USUAL.length);
}

function isUtm(value: unknown): value is Utm {
  return isRecord(value) && isText(value.source) && isText(value.medium);
}
