import { FREE_ARTICLES } from '../../fixtures/prices/free-articles.ts';
import type { Article } from '../content/types.ts';
import type { BuiltFile } from '../server/built.ts';
import { html, type Markup } from '../server/html.ts';
import type { PageContext } from './context.ts';
import { isSubscriber } from './subscriptions/addresses.ts';

/** The wall that most visitors without a subscription are expected to get. */
export interface ExpectedWall {
  /** The campaign that the server expects the decision to name; another one costs one more call. */
  readonly campaign?: string;
  /** Whether the campaign is a top banner, for which the page reserves space. */
  readonly isBanner?: boolean;
}

/** The files that a page includes for an expected wall. */
export interface SentWall {
  readonly scripts: readonly BuiltFile[];
  /** The answers that the wall always needs: they load in parallel with the decision. */
  readonly calls: Markup;
  /** Placed at the end of `body`: in `head` they would delay the first paint. */
  readonly styles: Markup;
  /** The reserved space of a top banner. */
  readonly banner: Markup;
}

/**
 * The wall that the decision will most likely name, based on what the server knows.
 * @param article with a wall
 * @param read number of articles that the reader opened this month, including this one
 */
export function expectedWall(
  article: Article,
  read: number,
  context: Pick<PageContext, 'visit'>,
): ExpectedWall | undefined {
  if (isSubscriber(context)) return undefined;
  if (article.kind === 'article' && article.premium) return { campaign: 'artikel' };
  const { withAccount, withoutAccount } = FREE_ARTICLES;
  if (context.visit.session.account) return read > withAccount ? { campaign: 'meter-account' } : undefined;
  return read > withoutAccount ? { campaign: 'meter' } : undefined;
}

/** Empty for subscribers, and if no wall is expected. */
export function sentWall(expected: ExpectedWall | undefined, context: PageContext): SentWall | undefined {
  if (!expected || isSubscriber(context)) return undefined;
  const { built } = context;
  const files = built.expected('paywall');
  const isStyle = ({ file }: BuiltFile) => file.endsWith('.css');
  const { campaign } = expected;
  const calls = [...(campaign === undefined ? [] : [`campaigns/${campaign}`]), 'config/front'];
  return {
    banner: expected.isBanner ? html`<div data-paywall-banner></div>` : html``,
    scripts: files.filter((file) => !isStyle(file)),
    calls: html`${calls.map(
      (call) => html`<link rel="preload" as="fetch" crossorigin href="/paywall-api/api/web/${call}">
`,
    )}`,
    styles: html`${files.filter(isStyle).map(built.inline)}`,
  };
}
