import { sendOnLeaving } from '../../../../core/platform/http/send-on-leaving.ts';
import { UNCHECKED } from '../../../../core/platform/http/unchecked.ts';
import type { ProfilePage } from '../../../../core/user/profile/profile-config.ts';
import { resolveProfilePath } from '../../../../core/user/profile/profile-path.ts';
import { profileRequest } from '../../../../core/user/profile/profile-request.ts';

/** A logged-in visitor's action on an article [recommender-1]. */
export interface RecommenderEvent {
  readonly article_id: number;
  readonly event: 'readlist' | 'seen' | 'read';
}

const PATH = 'v2/user/me/recommender/events';

/**
 * Sends events to the recommender: POST `v2/user/me/recommender/events`, a list [recommender-1]. The call continues if
 * the visitor leaves the page. It is not retried [recommender-4].
 * @param page the page with the site's configuration
 * @param events up to some hundreds: browsers allow 64 KB for calls that outlive the page
 * @param isLeaving whether the page is being left
 * @throws HttpError
 */
export async function sendRecommenderEvents(
  page: ProfilePage,
  events: readonly RecommenderEvent[],
  isLeaving = false,
): Promise<void> {
  if (isLeaving && sendOnLeaving(resolveProfilePath(PATH), events)) return;
  const call = { method: 'POST', json: events, keepalive: true } as const;
  await profileRequest(page, PATH, { ...call, reads: 'text', schema: UNCHECKED });
}
