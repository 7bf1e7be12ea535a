import { maybe } from '../../../../core/platform/schema/maybe.ts';
import { array, boolean, type OutputOf, object, string } from '../../../../core/platform/schema/schema.ts';
import { textOrNumber } from '../../../../core/platform/schema/text-or-number.ts';
import { dataList, dataOf } from '../../../../core/user/profile/data-list.ts';
import type { ProfilePage } from '../../../../core/user/profile/profile-config.ts';
import { profileRequest } from '../../../../core/user/profile/profile-request.ts';
import { type ChoiceId, FIRST_STEP, type SceneState } from '../scenes/scene-state.ts';

/** The profile API's path of the scenes [scene-state-2, scene-state-3]. */
export const SCENES_PATH = 'v2/user/me/scenestate/';

const choices = (name: string) => maybe(array(maybe(textOrNumber)), `${name} of a scene state`);

const scene = object({
  name: string(),
  step: maybe(textOrNumber, 'step of a scene state'),
  completed: maybe(boolean(), 'completed of a scene state'),
  properties: maybe(
    object({
      themes: choices('themes'),
      topics: choices('topics'),
      newsletters: choices('newsletters'),
    }),
    'properties of a scene state',
  ),
});

const NAME = 'an entry of the scene states';

/** The scenes of a user, bare or as `{ "data": [...] }`; an entry without a name is dropped [scene-state-2]. */
export const sceneStatesSchema = dataList(scene, NAME);

/**
 * Fetches the scenes of the visitor: GET `/papi/api/v2/user/me/scenestate/` [scene-state-2].
 * @param page the page with the site's configuration
 * @param signal aborts the request
 * @throws HttpError
 */
export async function fetchSceneStates(page: ProfilePage, signal?: AbortSignal): Promise<SceneState[]> {
  const options = { schema: sceneStatesSchema, ...(signal && { signal }) };
  const answer = await profileRequest(page, SCENES_PATH, options);
  return dataOf(answer).map(sceneOf);
}

function sceneOf({ name, step, completed, properties }: OutputOf<typeof scene>): SceneState {
  return {
    name,
    step: step === undefined ? FIRST_STEP : String(step),
    completed: completed ?? false,
    properties: {
      themes: idsOf(properties?.themes),
      topics: idsOf(properties?.topics),
      newsletters: idsOf(properties?.newsletters),
    },
  };
}

function idsOf(list: readonly (ChoiceId | undefined)[] | undefined): readonly ChoiceId[] {
  return (list ?? []).filter((id): id is ChoiceId => id !== undefined);
}
