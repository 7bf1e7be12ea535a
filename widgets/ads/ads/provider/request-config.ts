import { configSection } from '../../../../core/runtime/config/config-section.ts';
import { configValue, isRecord, isText, isTextList } from '../../../../core/runtime/config/guards.ts';
import type { Targeting } from './create-provider.ts';

/** The settings of advertisements that only a request needs. */
export interface RequestConfig {
  /** How long a request waits for the functions of `nmt.ads.beforeRequest`, in ms. */
  readonly beforeRequestTimeoutMs: number;
  /** Keys and values for all slots of the page, beside the product's own. */
  readonly targeting: Targeting;
}

/** A part of the section `ads` of `script#site-config`: a wrong value gives its default and one warning. */
export const requestConfig = configSection((raw): RequestConfig => {
  return {
    beforeRequestTimeoutMs: configValue(
      raw,
      'ads.beforeRequestTimeoutMs',
      2000,
      'milliseconds',
      isMilliseconds,
    ),
    targeting: configValue(raw, 'ads.targeting', {}, 'texts or lists of texts by key', isTargeting),
  };
});

function isMilliseconds(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value < 2 ** 31;
}

function isTargeting(value: unknown): value is Targeting {
  return isRecord(value) && Object.values(value).every((each) => isText(each) || isTextList(each));
}
