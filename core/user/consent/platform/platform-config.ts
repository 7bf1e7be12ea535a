import { configSection } from '../../../runtime/config/config-section.ts';
import { configEntries, configValue, isRecord, isText, isTextList } from '../../../runtime/config/guards.ts';
import type { TcfNeeds } from './tcf-needs.ts';

/** How a site's consent platform is read. */
interface PlatformConfig {
  /** How long the platform may take to answer, in ms. */
  readonly timeoutMs: number;
  /** With `tcf`: what each of the product's purposes needs, by its name. */
  readonly tcfNeeds: Readonly<Record<string, TcfNeeds>>;
  /** With `push`: the platform's own names that a purpose needs, by its name; without an entry, its own name. */
  readonly pushedNames: Readonly<Record<string, readonly string[]>>;
}

/**
 * What each purpose needs of the IAB's Transparency and Consent Framework if the site says nothing else. That of
 * advertisements is what Google requires for personalised ones; 755 is Google Advertising Products.
 */
export const DEFAULT_TCF_NEEDS: Readonly<Record<string, TcfNeeds>> = {
  'social-media': { purposes: [1, 3, 5] },
  uitgebreid: { purposes: [1, 5] },
  ads: { purposes: [1, 3, 4], flexiblePurposes: [2, 7, 9, 10], vendors: [755] },
  analytics: { purposes: [1, 8, 9] },
};

const FIELDS: ReadonlyMap<string, readonly [min: number, max: number]> = new Map([
  ['purposes', [1, 11]],
  ['flexiblePurposes', [1, 11]],
  ['specialFeatures', [1, 2]],
  ['vendors', [1, 65_535]],
]);

/** The section `consent` of `script#site-config`, without its source: a wrong value gives its default and one warning. */
export const platformConfig = configSection((sent): PlatformConfig => {
  const raw = isRecord(sent.consent) ? sent : {};
  const isPushed = isRecord(sent.consent) && sent.consent.source === 'push';
  return {
    timeoutMs: configValue(raw, 'consent.timeoutMs', 5000, 'milliseconds', isMilliseconds),
    tcfNeeds: isPushed
      ? {}
      : {
          ...DEFAULT_TCF_NEEDS,
          ...configEntries(
            raw,
            'consent.purposes',
            'lists of numbers under purposes, flexiblePurposes, specialFeatures and vendors, at least one',
            isTcfNeeds,
          ),
        },
    pushedNames: isPushed
      ? configEntries(raw, 'consent.purposes', "a list of the platform's names, at least one", isNames)
      : {},
  };
});

function isMilliseconds(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value < 2 ** 31;
}

function isNames(value: unknown): value is string[] {
  return isTextList(value) && value.length > 0;
}

function isTcfNeeds(value: unknown): value is TcfNeeds {
  return (
    isRecord(value) &&
    Object.values(value).some((list) => Array.isArray(list) && list.length > 0) &&
    Object.entries(value).every(([field, list]) => {
      const bounds = isText(field) ? FIELDS.get(field) : undefined;
      return bounds !== undefined && Array.isArray(list) && list.every((id) => isWithin(id, bounds));
    })
  );
}

function isWithin(id: unknown, [min, max]: readonly [number, number]): boolean {
  return Number.isInteger(id) && Number(id) >= min && Number(id) <= max;
}
