import { isRecord, isText } from '../../../../core/runtime/config/guards.ts';
import type { Subject } from '../../../../core/user/personal/subject.ts';
import { resolveProfilePath } from '../../../../core/user/profile/profile-path.ts';
import { fetchSceneStates, SCENES_PATH } from '../api/scene-states.ts';
import { type ChoiceId, PROPERTIES, type Property, type SceneState, sceneIn } from './scene-state.ts';

/** A change of a scene; each is saved with a separate call [scene-state-5]. */
export type SceneChange =
  | { readonly kind: 'step'; readonly scene: string; readonly step: string; readonly completed: boolean }
  | {
      readonly kind: 'property';
      readonly scene: string;
      readonly property: Property;
      readonly value: readonly ChoiceId[];
    };

const RESOLVED = resolveProfilePath(SCENES_PATH);
const PROPERTY_PATH = new RegExp(`^${RESOLVED}([^/]+)/property/([^/]+)$`);

/** The scenes of an account. Changes are saved one after another, in their order [scene-state-7]. */
export const sceneSubject: Subject<readonly SceneState[], SceneChange> = {
  name: 'scene state',
  key: 'nmt_scenes',
  empty: [],
  accepts: isScenes,
  load: (page, signal) => fetchSceneStates(page, signal),
  apply: applySceneChange,
  write(change) {
    const name = change.scene;
    if (change.kind === 'step') {
      const { step, completed } = change;
      return { path: SCENES_PATH, method: 'POST', json: { name, step, completed } };
    }
    const path =
      `${SCENES_PATH}${encodeURIComponent(name)}/property/${encodeURIComponent(change.property)}` as const;
    return { path, method: 'POST', json: change.value };
  },
  recognise({ path, method, json }) {
    if (method !== 'POST') return undefined;
    if (path === RESOLVED) return stepChange(json);
    const [, name, property] = PROPERTY_PATH.exec(path) ?? [];
    const known = PROPERTIES.find((each) => each === property);
    if (name === undefined || !known || !isChoices(json)) return undefined;
    return { kind: 'property', scene: decodeURIComponent(name), property: known, value: json };
  },
};

/** The scenes after a change; a scene that is missing is added. */
export function applySceneChange(scenes: readonly SceneState[], change: SceneChange): readonly SceneState[] {
  const before = sceneIn(scenes, change.scene);
  const after =
    change.kind === 'step'
      ? { ...before, step: change.step, completed: change.completed }
      : { ...before, properties: { ...before.properties, [change.property]: change.value } };
  const isKnown = scenes.some(({ name }) => name === change.scene);
  return isKnown ? scenes.map((scene) => (scene.name === change.scene ? after : scene)) : [...scenes, after];
}

function stepChange(json: unknown): SceneChange | undefined {
  if (!isRecord(json) || !isText(json.name) || !isText(json.step)) return undefined;
  return { kind: 'step', scene: json.name, step: json.step, completed: json.completed === true };
}

function isChoices(value: unknown): value is readonly ChoiceId[] {
  return Array.isArray(value) && value.every((id) => typeof id === 'string' || typeof id === 'number');
}

function isScenes(value: unknown): value is readonly SceneState[] {
  return Array.isArray(value) && value.every(isScene);
}

function isScene(value: unknown): value is SceneState {
  if (!isRecord(value) || !isText(value.name) || !isText(value.step)) return false;
  const { completed, properties } = value;
  return (
    typeof completed === 'boolean' &&
    isRecord(properties) &&
    PROPERTIES.every((name) => isChoices(properties[name]))
  );
}
