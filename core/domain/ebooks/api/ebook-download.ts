import type { Schema } from '../../../platform/http/request.ts';
import type { ProfilePage } from '../../../user/profile/profile-config.ts';
import { type NotConfigured, namedProfileRequest } from '../../../user/profile/profile-request.ts';

/** The text that says that nothing was downloaded [ebook-4]. */
const NOTHING = 'null';

/** Without zod, which weighs more than this: any text but an empty one. */
const text: Schema<string> = {
  safeParse(value) {
    const data = typeof value === 'string' ? value.trim() : '';
    return data ? { success: true, data } : { success: false, error: new TypeError('expected a text') };
  },
};

/**
 * Asks which e-book the reader has downloaded: GET on `endpoints.profile.ebookDownload`, answered by the book's value
 * as text or as JSON, or by `null` [ebook-4].
 * @param page names the site's configuration
 * @param signal gives up the call
 * @returns the book's value as answered, which may be one that the page does not know; undefined where the reader has
 *   downloaded none; `not-configured`, without a call, where the site names no path
 * @throws HttpError
 */
export async function fetchEbookDownload(
  page: ProfilePage,
  signal: AbortSignal,
): Promise<{ readonly value: string | undefined } | NotConfigured> {
  const answer = await namedProfileRequest(page, 'ebookDownload', { schema: text, reads: 'text', signal });
  if (answer === 'not-configured') return answer;
  return { value: answer === NOTHING ? undefined : unquoted(answer) };
}

/** A server that answers JSON puts quotes around. */
function unquoted(answer: string): string {
  if (!/^".*"$/s.test(answer)) return answer;
  try {
    return String(JSON.parse(answer));
  } catch {
    return answer;
  }
}
