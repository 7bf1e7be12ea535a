import type { AdsConfig } from './ads-config.ts';

/** The reason why a page has no advertisements. */
export type Suppression = 'forbidden' | 'preview' | 'app-view' | 'hash' | 'wall';

/** Facts that may rule out advertisements. */
export interface SuppressionFacts {
  /** `data-allow-ads`; undefined if the template has none. */
  readonly allowAds: boolean | undefined;
  readonly appView: boolean;
  /** The path of the address. */
  readonly path: string;
  /** The fragment of the address with its `#`, or an empty string. */
  readonly hash: string;
  /** Whether a wall is shown, or decided on. */
  readonly hasWall: boolean;
}

const PREVIEW = /^\/(krant-preview|wp-admin|preview)(\/|$)/;

/**
 * The reason why a page has no advertisements now [ads-1, ads-2].
 * @param facts see {@link SuppressionFacts}
 * @param config the site's marker
 * @returns undefined if it may have them
 */
export function suppressionOf(
  { allowAds, appView, path, hash, hasWall }: SuppressionFacts,
  config: Pick<AdsConfig, 'disableMarker'>,
): Suppression | undefined {
  if (allowAds === false) return 'forbidden';
  if (PREVIEW.test(path)) return 'preview';
  if (appView) return 'app-view';
  if (hasSuppressingHash(hash, config)) return 'hash';
  return hasWall ? 'wall' : undefined;
}

/**
 * Whether the address's fragment turns advertisements off: `#photo`, `#msg=…` or the site's marker [ads-2]. A fragment
 * may hold several parts, joined by `&`; `#photo` may name the photo, as in `#photo=brug` or `#photo-2`.
 * @param hash with its `#`, or empty
 */
export function hasSuppressingHash(
  hash: string,
  { disableMarker }: Pick<AdsConfig, 'disableMarker'>,
): boolean {
  const parts = hash.slice(1).split('&');
  return parts.some(
    (part) => /^photo(\W|\d|$)/.test(part) || part.startsWith('msg=') || `#${part}` === disableMarker,
  );
}
