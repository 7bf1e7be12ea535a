import { type Configured, configGroup } from '../../../runtime/config/config-section.ts';
import { isRecord, isText, isTextList } from '../../../runtime/config/guards.ts';
import { milliseconds } from '../../../runtime/config/rare-settings.ts';
import { readSetting } from '../../../runtime/config/read-setting.ts';
import { custom, entries, type Setting } from '../../../runtime/config/settings.ts';
import { pageValue } from '../../../runtime/page/page-value.ts';
import type { TcfNeeds } from './tcf-needs.ts';

/**
 * The default requirements of each purpose in the IAB's Transparency and Consent Framework. For advertisements they are
 * those of Google for personalised ones; 755 is Google Advertising Products.
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

const TCF_NEEDS = entries(
  custom(
    'lists of numbers under purposes, flexiblePurposes, specialFeatures and vendors, at least one',
    isTcfNeeds,
    undefined,
  ),
);

const PUSHED_NAMES = entries(custom("a list of the platform's names, at least one", isNames, undefined));

/** The source of consent, and how a consent platform is read: docs/consent.md#a-consent-platform. */
const sentConfig = configGroup('consent', {
  /** The time in ms within which the platform must answer. */
  timeoutMs: milliseconds(5000),
});

/**
 * The settings for reading a site's consent platform. `tcfNeeds` has the requirements of each of the product's
 * purposes, for the source `tcf`; `pushedNames` has the platform's own names that a purpose requires, for `push`.
 */
export const platformConfig = pageValue((page: Configured) => {
  const isPushed = Object(page.config.consent).source === 'push';
  const purposes = <Value>(setting: Setting<Value>) => readSetting(page.config, 'consent.purposes', setting);
  return {
    ...sentConfig(page),
    tcfNeeds: isPushed ? {} : { ...DEFAULT_TCF_NEEDS, ...purposes(TCF_NEEDS) },
    pushedNames: isPushed ? purposes(PUSHED_NAMES) : {},
  };
});

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
