import { UNCHECKED } from '../../../platform/http/unchecked.ts';
import { numeric, object, string } from '../../../platform/schema/schema.ts';
import { textOrNumber } from '../../../platform/schema/text-or-number.ts';
import { timestamp } from '../../../platform/schema/timestamp.ts';
import type { Page } from '../../../runtime/page/page.ts';
import { dataList, dataOf } from '../../profile/data-list.ts';
import type { ProfilePage } from '../../profile/profile-config.ts';
import { profileRequest } from '../../profile/profile-request.ts';
import { profileWrite, type WriteOutcome } from '../../profile/profile-write.ts';
import { visitor } from '../../visitor/visitor-store.ts';
import { type ReadArticle, readEntries } from '../read-entries.ts';

/** The number of articles that the visitor read in a week. */
export interface WeekCount {
  /** The week as sent: its Monday, `2026-03-23`, or the week itself, `2026-W13`. */
  readonly week: string;
  readonly count: number;
}

/** The articles of a list that the visitor has read [reading-history-3]. */
export const readArticlesSchema = dataList(
  object({
    article_id: textOrNumber,
    /** A time without a zone counts as UTC. */
    history_date: timestamp,
  }),
  'an entry of user/me/history',
);

/** The number of articles that the visitor read in each week [reading-history-2]; a week with none may be missing. */
export const weekCountsSchema = dataList(
  object({
    /** The Monday, `2026-03-23`, or the ISO 8601 week, `2026-W13`. */
    week: string(),
    count: numeric(),
  }),
  'an entry of count_for_weeks',
);

/**
 * Records that the visitor has read an article: PUT `/user/history` [reading-history-2]. Queued in the outbox if it
 * cannot be sent; for an account without an id, which the outbox does not know, it is tried once.
 * @param articleId the article's number
 * @throws HttpError of that one attempt
 */
export async function recordArticle(page: Page, articleId: number): Promise<WriteOutcome> {
  const write = { method: 'PUT', json: { article_id: articleId } } as const;
  const outcome = await profileWrite(page, '/user/history', write);
  if (outcome.state !== 'logged-out' || !(await visitor(page).current()).loggedIn) return outcome;
  await profileRequest(page, '/user/history', { ...write, schema: UNCHECKED });
  return { state: 'sent' };
}

/**
 * Fetches which of the given articles the visitor has read: GET `v2/user/me/history/?article_ids=` [reading-history-3].
 * @param articleIds at least one
 * @throws HttpError
 */
export async function fetchReadArticles(
  page: ProfilePage,
  articleIds: readonly number[],
  signal?: AbortSignal,
): Promise<ReadArticle[]> {
  const answer = await profileRequest(page, `v2/user/me/history/?article_ids=${articleIds.join(',')}`, {
    schema: readArticlesSchema,
    ...(signal && { signal }),
  });
  return readEntries(dataOf(answer));
}

/**
 * Fetches the number of articles that the visitor read in each week: GET `/user/history/count_for_weeks/`
 * [reading-history-2].
 * @throws HttpError
 */
export async function fetchWeekCounts(page: ProfilePage, signal?: AbortSignal): Promise<WeekCount[]> {
  const answer = await profileRequest(page, '/user/history/count_for_weeks/', {
    schema: weekCountsSchema,
    ...(signal && { signal }),
  });
  return dataOf(answer);
}

/**
 * Deletes the visitor's reading history: DELETE `/user/history` [reading-history-2]. Never retried.
 * @throws HttpError; the history may have been deleted nevertheless
 */
export async function deleteHistory(page: ProfilePage, signal?: AbortSignal): Promise<void> {
  await profileRequest(page, '/user/history', {
    schema: UNCHECKED,
    method: 'DELETE',
    ...(signal && { signal }),
  });
}
