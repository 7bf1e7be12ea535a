import type { Schema } from '../../../../core/platform/http/request.ts';
import { configAddress } from '../../../../core/runtime/config/config-address.ts';
import type { ProfilePage } from '../../../../core/user/profile/profile-config.ts';
import { type NotConfigured, namedProfileRequest } from '../../../../core/user/profile/profile-request.ts';

/** The path that returns the value of the e-book that the visitor downloaded, as text, or `null`. */
const downloadPath = configAddress('endpoints.profile.ebookDownload');

/** The answer that means that nothing was downloaded [ebook-4]. */
const NOTHING = 'null';

/** Accepts any text that is not empty. */
const text: Schema<string> = {
  safeParse(value) {
    const data = typeof value === 'string' ? value.trim() : '';
    return data ? { success: true, data } : { success: false, error: new TypeError('expected a text') };
  },
};

/**
 * Fetches which e-book the visitor has downloaded: GET on `endpoints.profile.ebookDownload`. The answer is the book's
 * value as text or JSON, or `null` [ebook-4].
 * @param page the page with the site's configuration
 * @param signal aborts the request
 * @returns the book's value, which may not be on the page; undefined if none was downloaded; `not-configured`, without
 * a request, if the site names no path
 * @throws HttpError
 */
export async function fetchEbookDownload(
  page: ProfilePage,
  signal: AbortSignal,
): Promise<{ readonly value: string | undefined } | NotConfigured> {
  const answer = await namedProfileRequest(page, downloadPath(page), { schema: text, reads: 'text', signal });
  if (answer === 'not-configured') return answer;
  return { value: answer === NOTHING ? undefined : unquoted(answer) };
}

/** A server that answers JSON quotes the text. */
function unquoted(answer: string): string {
  if (!/^".*"$/s.test(answer)) return answer;
  try {
    return String(JSON.parse(answer));
  } catch {
    return answer;
  }
}
