import { configGroup } from '../../../../core/runtime/config/config-section.ts';
import { isRecord, isText, isTextList } from '../../../../core/runtime/config/guards.ts';
import { milliseconds } from '../../../../core/runtime/config/rare-settings.ts';
import { custom } from '../../../../core/runtime/config/settings.ts';
import type { Targeting } from './create-provider.ts';

const NONE: Targeting = {};

/** The settings of advertisements that only requests need. */
export const requestConfig = configGroup('ads', {
  /** Milliseconds that a request waits for the functions of `nmt.ads.beforeRequest`: docs/ads.md#header-bidding. */
  beforeRequestTimeoutMs: milliseconds(2000),
  /**
   * The seller's own key-value pairs for all slots of the page, in addition to the product's: each a text or a list of
   * texts.
   */
  targeting: custom('texts or lists of texts by key', isTargeting, NONE),
});

function isTargeting(value: unknown): value is Targeting {
  return isRecord(value) && Object.values(value).every((each) => isText(each) || isTextList(each));
}
