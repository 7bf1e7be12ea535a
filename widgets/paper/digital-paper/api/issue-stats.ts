import { maybe } from '../../../../core/platform/schema/maybe.ts';
import {
  array,
  nullish,
  type OutputOf,
  object,
  string,
  union,
} from '../../../../core/platform/schema/schema.ts';
import { isCalendarDate } from '../../../../core/platform/time/is-calendar-date.ts';
import type { ProfilePage } from '../../../../core/user/profile/profile-config.ts';
import { profileRequest } from '../../../../core/user/profile/profile-request.ts';

const date = maybe(nullish(string()), 'date of newest-issue-opened');
const fields = { pub_date: date, date, newest_issue_opened: date };
const issue = union([string(), object(fields)]);

/**
 * The date of the newest issue that the visitor has opened: as text, in one of these fields, or in `data`
 * [digital-paper-8].
 */
export const newestIssueSchema = nullish(
  union([string(), array(issue), object({ ...fields, data: maybe(nullish(union([issue, array(issue)]))) })]),
);

/**
 * Fetches the view date, the date of the newest issue that the visitor has opened: GET
 * `/papi/api/v2/user/me/stats/newest-issue-opened` [digital-paper-8].
 * @param page has the site's configuration
 * @returns in the form yyyy-mm-dd; undefined if the visitor has opened none
 * @throws HttpError
 */
export async function fetchNewestIssue(page: ProfilePage, signal: AbortSignal): Promise<string | undefined> {
  const path = 'v2/user/me/stats/newest-issue-opened';
  return dateIn(await profileRequest(page, path, { schema: newestIssueSchema, signal }));
}

type Issue = OutputOf<typeof newestIssueSchema>;

function dateIn(answer: Issue): string | undefined {
  if (Array.isArray(answer)) return dateIn(answer[0]);
  if (typeof answer === 'string') {
    const day = answer.slice(0, 10);
    return isCalendarDate(day) ? day : undefined;
  }
  if (!answer) return undefined;
  return dateIn(answer.pub_date ?? answer.newest_issue_opened ?? answer.date ?? answer.data);
}
