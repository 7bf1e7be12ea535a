import { shortHash } from '../../../core/platform/ids/short-hash.ts';

/** The number of values of a short hash. */
const HASHES = 2 ** 32;

/**
 * Whether a page view is in the sample: the view decides, so that all its reports are sent or none.
 * @param view the view's id
 * @param share sampled share of the views, from 0 to 1
 */
export function isSampled(view: string, share: number): boolean {
  return Number.parseInt(shortHash(view), 36) / HASHES < share;
}
