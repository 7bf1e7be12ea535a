import { articleIdOf } from '../../platform/ids/article-id.ts';
import { parseTimestamp } from '../../platform/time/parse-timestamp.ts';
import type { Page } from '../../runtime/page/page.ts';
import { appPlatform } from '../../user/app/app-platform.ts';
import { isArticleExpired } from '../article/is-article-expired.ts';
import type { StructuredData } from '../article/structured-data.ts';
import { GIFT_TOKEN } from '../gift/gift-url.ts';
import type { DecisionContext } from './api/decision.ts';
import type { PaywallConfig } from './config.ts';
import { type FeatureSlug, TRIAL_PAGE } from './feature-slug.ts';
import type { MeteringAdvice } from './metering.ts';
import { slotName } from './slot-name.ts';

const HOUR = 3_600_000;

/** The values that the decision context is built from. */
export interface ContextSources {
  readonly page: Page;
  /** The article in the page's JSON-LD. */
  readonly structured: StructuredData;
  readonly slug: FeatureSlug;
  /** The session id. */
  readonly session: string;
  /** The metering service's advice, if there is such a service. */
  readonly advice: MeteringAdvice | undefined;
  /** The service's names of the fields, and the mediums that count as a newsletter. */
  readonly config: Pick<PaywallConfig, 'contextFields' | 'decisionGroup' | 'newsletterMediums'>;
  /** The current time in epoch milliseconds. */
  readonly now: number;
}

/**
 * Returns the fields about page and visitor for the decision service [decision-context-1 to -15]. Unknown and empty
 * ones are left out.
 * @param sources see {@link ContextSources}
 */
export function decisionContext(sources: ContextSources): DecisionContext {
  const { page, structured, advice, config, now } = sources;
  const query = new URLSearchParams(page.query);
  const fields: DecisionContext = {
    path: page.path,
    articleId: articleIdOf(page),
    author: structured.author.map(({ name }) => name).join(', '),
    section: structured.articleSection || page.indexSlug,
    ...ages('published', parseTimestamp(structured.datePublished), now),
    ...ages('modified', parseTimestamp(page.articleUpdatedAt), now),
    isRunner: page.articleIsRunner,
    type: page.articleType,
    state: accessState(page, now),
    dossier: page.dossier,
    rubric: page.rubric,
    platform: appPlatform(page) ?? 'web',
    contextOrigin: new URLSearchParams(page.hash.slice(1)).get('context') === 'my_news' ? 'my_news' : '',
    contextNewsletter: newsletterOf(query, config.newsletterMediums),
    giftToken: query.get(GIFT_TOKEN) ?? '',
    sophiWallType: advice?.wallType,
    sophiVisibility: advice?.visibility,
  };
  return {
    sdkFeatureSlug: slotName(sources.slug),
    session: sources.session,
    ...renamed(fields, config.contextFields),
  };
}

/**
 * Whether the article is free, old, or neither [decision-context-7, decision-context-8].
 * @param page the article's facts on the page
 * @param now the current time in epoch milliseconds
 */
export function accessState(page: Page, now: number): 'free' | 'archive' | 'regular' {
  if (page.articleIsFree) return 'free';
  // No article on trial counts as old [paywall-test-page-3].
  if (TRIAL_PAGE.test(page.path)) return 'regular';
  return isArticleExpired(page, now) ? 'archive' : 'regular';
}

/** A date with its whole days and hours ago [decision-context-6]; a future date is 0 hours ago. */
function ages(name: 'published' | 'modified', at: number | undefined, now: number): DecisionContext {
  if (at === undefined) return {};
  const hours = Math.max(0, Math.floor((now - at) / HOUR));
  return {
    [`${name}At`]: new Date(at).toISOString(),
    [`${name}DaysAgo`]: Math.floor(hours / 24),
    [`${name}HoursAgo`]: hours,
  };
}

/** The newsletter whose link the visitor followed [decision-context-12]. */
function newsletterOf(query: URLSearchParams, mediums: readonly string[]): string {
  const isLetter = mediums.includes(query.get('utm_medium') ?? '');
  return (isLetter && query.get('utm_campaign')) || '';
}

/** Renames the fields to the service's names and leaves out empty ones [decision-context-15]. */
function renamed(fields: DecisionContext, names: Readonly<Record<string, string>>): DecisionContext {
  const known = Object.entries(fields).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(
    known.map(([name, value]) => [Object.hasOwn(names, name) ? (names[name] ?? name) : name, value]),
  );
}
