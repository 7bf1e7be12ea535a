import { maybe } from '../../../platform/schema/maybe.ts';
import { optionalText } from '../../../platform/schema/optional-text.ts';
import {
  array,
  boolean,
  nullish,
  type OutputOf,
  object,
  union,
  unknown,
} from '../../../platform/schema/schema.ts';
import { textOrNumber } from '../../../platform/schema/text-or-number.ts';
import { configAddress } from '../../../runtime/config/config-address.ts';
import type { ProfilePage } from '../../profile/profile-config.ts';
import { type NotConfigured, namedProfileRequest } from '../../profile/profile-request.ts';

/** Whether the visitor has finished a tour or the onboarding [profile-api-5]. */
const popupEventPath = configAddress('endpoints.profile.popupEvent');

/** Whether a user has seen a tour or another popup to its end [tour-4]. */
export interface PopupEvent {
  /** The id of the tour, such as `onboarding-personalisation`. */
  readonly id: string;
  readonly completed: boolean;
  /** The step that the user has reached. */
  readonly step?: string | undefined;
}

const fields = {
  tour_id: optionalText,
  completed: maybe(nullish(boolean()), 'completed of a popup event'),
  step: maybe(nullish(textOrNumber), 'step of a popup event'),
};
const event = object(fields);
const oneOrMore = union([array(maybe(event)), event]);

/**
 * A popup event, a list of them, or either in `data`. An event without `tour_id` is the requested one; if it is
 * missing, the popup has not been seen.
 */
export const popupEventSchema = nullish(
  union([array(maybe(event)), object({ ...fields, data: maybe(nullish(oneOrMore)) })]),
);

/**
 * Fetches whether the user has seen a popup: GET on `endpoints.profile.popupEvent` with `tour_id` [tour-4].
 * @param page has the site's configuration
 * @param id the popup's id
 * @returns undefined if the server has none; `not-configured`, without a call, if the site has no path
 * @throws HttpError
 */
export async function fetchPopupEvent(
  page: ProfilePage,
  id: string,
  signal?: AbortSignal,
): Promise<PopupEvent | undefined | NotConfigured> {
  const options = { schema: popupEventSchema, query: { tour_id: id }, ...(signal && { signal }) };
  const answer = await namedProfileRequest(page, popupEventPath(page), options);
  return answer === 'not-configured' ? answer : eventIn(answer, id);
}

/**
 * Stores whether the user has seen a popup: POST on `endpoints.profile.popupEvent` with `tour_id`, `completed` and
 * `step` [tour-4]. The call outlives the page.
 * @returns whether the site has a path for it
 * @throws HttpError
 */
export async function storePopupEvent(
  page: ProfilePage,
  { id, completed, step }: PopupEvent,
): Promise<boolean> {
  const json = { tour_id: id, completed, ...(step !== undefined && { step }) };
  const options = { method: 'POST', json, keepalive: true, reads: 'text', schema: unknown() } as const;
  return (await namedProfileRequest(page, popupEventPath(page), options)) !== 'not-configured';
}

function eventIn(answer: OutputOf<typeof popupEventSchema>, id: string): PopupEvent | undefined {
  const nested = answer && 'data' in answer ? answer.data : undefined;
  const found = [nested, answer]
    .flat()
    .find((each) => each && typeof each.completed === 'boolean' && (each.tour_id ?? id) === id);
  if (!found || !('completed' in found)) return undefined;
  return {
    id,
    completed: found.completed === true,
    step: found.step == null ? undefined : String(found.step),
  };
}
