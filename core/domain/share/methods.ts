/** The properties of a sharing method. */
interface MethodFacts {
  /** The `utm_medium` of its links, if it is not a social network [share-modal-7]. */
  readonly medium?: string;
  /** The height of its popup in px, if its form needs more than the default [share-modal-3]. */
  readonly height?: number;
}

/**
 * The sharing methods in their default order [share-1, share-modal-2]. Their addresses are in share-address.ts, which
 * pages with server-sent links do not load, their logos in modal/MethodTile.tsx, and their names in texts.ts. The types
 * require all of these for a new method.
 */
const METHODS = {
  mail: { medium: 'email' },
  linkedin: { height: 560 },
  facebook: {},
  reddit: { height: 560 },
  whatsapp: {},
  mastodon: {},
  bluesky: {},
  threads: {},
  twitter: {},
  clipboard: { medium: 'link' },
} satisfies Record<string, MethodFacts>;

/** A sharing method: a service, mail, or the clipboard. */
export type ShareMethod = keyof typeof METHODS;

/** All sharing methods in their default order. */
export const SHARE_METHODS = Object.keys(METHODS) as readonly ShareMethod[];

/** Whether a value is a sharing method. */
export function isShareMethod(value: unknown): value is ShareMethod {
  return SHARE_METHODS.some((method) => method === value);
}

/** The properties of a method: the height of its window, for `openPopup`, and the medium of its links. */
export function factsOf(method: ShareMethod): MethodFacts {
  return METHODS[method];
}
