import { hasCookie } from '../../runtime/page/read-cookie.ts';
import { visitorConfig } from '../../user/visitor/visitor-config.ts';
import { type ContextSources, decisionContext } from './context.ts';
import { readViewCount } from './view-count.ts';

/** Matches a value that may be part of a cache key; arbitrary text would create too many cache entries. */
const WORD = /^[a-z\d-]{1,40}$/i;

/**
 * Returns the dimensions of a decision that a shared cache can answer: at most six, each with few values, in a fixed
 * order. None identifies a visitor or an article.
 * @param sources the sources of the whole context
 * @returns undefined for a visitor whose decision is personal: one who may have an account or a gift, or whom a
 *   metering service judges
 */
export function anonymousDimensions(sources: ContextSources): URLSearchParams | undefined {
  const { page, advice, config } = sources;
  if (hasCookie(visitorConfig(page).loginCookie) || advice) return undefined;
  const { giftToken, contextNewsletter, contextOrigin, sdkFeatureSlug, state, type } = decisionContext({
    ...sources,
    config: { ...config, contextFields: {} },
  });
  if (giftToken) return undefined;
  const dimensions = {
    slot: sdkFeatureSlug,
    group: config.decisionGroup,
    access: state,
    type,
    meter: meterOf(page.paywallLimit, readViewCount(page)),
    from: contextOrigin || (contextNewsletter && 'newsletter'),
  };
  const known = Object.entries(dimensions).filter(([, value]) => WORD.test(String(value ?? '')));
  return new URLSearchParams(known.map(([name, value]) => [name, String(value)]));
}

/** The state of an anonymous visitor's free articles of the month, including this one. */
function meterOf(limit: number | undefined, count: number): 'within' | 'last' | 'over' | undefined {
  if (limit === undefined) return undefined;
  if (count === limit) return 'last';
  return count < limit ? 'within' : 'over';
}
