import { UNCHECKED } from '../../../../core/platform/http/unchecked.ts';
import { maybe } from '../../../../core/platform/schema/maybe.ts';
import { object, refine, string, union } from '../../../../core/platform/schema/schema.ts';
import type { ProfilePage } from '../../../../core/user/profile/profile-config.ts';
import { profileRequest } from '../../../../core/user/profile/profile-request.ts';
import type { PushKind, PushSettings } from '../push-settings.ts';

const PATH = '/user/settings/';

const settings = object({
  /** News of great importance. */
  web_breaking_news: maybe(string(), 'web_breaking_news of /user/settings'),
  /** The editors' choice. */
  web_highlights: maybe(string(), 'web_highlights of /user/settings'),
  /** Articles of followed topics. */
  web_topics: maybe(string(), 'web_topics of /user/settings'),
});

/**
 * An account's settings of push messages, in `data` or bare: `never` disables a kind, every other value enables it
 * [web-push-5]. A bare answer without any of these fields is invalid.
 */
export const pushSettingsSchema = union([
  object({ data: settings }),
  refine(settings, 'a setting of push messages', (known) => Object.keys(known).length > 0),
]);

/**
 * Fetches an account's settings of push messages: GET `/user/settings/` [web-push-5].
 * @throws HttpError
 */
export async function fetchPushSettings(page: ProfilePage, signal: AbortSignal): Promise<PushSettings> {
  const answer = await profileRequest(page, PATH, { schema: pushSettingsSchema, signal });
  return 'data' in answer ? answer.data : answer;
}

/**
 * Saves one setting: PUT `/user/settings/` with only that setting [web-push-5, web-push-6]. Never retried.
 * @param kind the setting's name
 * @param value `never`, or the value that enables it
 * @throws HttpError
 */
export async function savePushSetting(
  page: ProfilePage,
  kind: PushKind,
  value: string,
  signal: AbortSignal,
): Promise<void> {
  await profileRequest(page, PATH, { method: 'PUT', json: { [kind]: value }, schema: UNCHECKED, signal });
}
