/** The lists that a scene state contains [scene-state-1, scene-state-6]. */
export const PROPERTIES = ['themes', 'topics', 'newsletters'] as const;

export type Property = (typeof PROPERTIES)[number];

/** The id of a choice as the site writes it. */
export type ChoiceId = string | number;

/** The progress of a user in a scene, such as the onboarding, and their choices [scene-state-1]. */
export interface SceneState {
  readonly name: string;
  readonly step: string;
  readonly completed: boolean;
  readonly properties: Readonly<Record<Property, readonly ChoiceId[]>>;
}

/** The step of a scene that has not been started [scene-state-1]. */
export const FIRST_STEP = '0';

/** The state of a scene that has not been started. */
export function newScene(name: string): SceneState {
  return {
    name,
    step: FIRST_STEP,
    completed: false,
    properties: { themes: [], topics: [], newsletters: [] },
  };
}

/** The scene with a name among a user's scenes; a new one if there is none [scene-state-2]. */
export function sceneIn(scenes: readonly SceneState[], name: string): SceneState {
  return scenes.find((scene) => scene.name === name) ?? newScene(name);
}

/** Whether a list contains a choice; a number and the text with its digits are the same id. */
export function hasChoice(list: readonly ChoiceId[], id: ChoiceId): boolean {
  return list.some((each) => String(each) === String(id));
}

/** The list with a choice added, or removed if the list contains it. */
export function toggled(list: readonly ChoiceId[], id: ChoiceId): readonly ChoiceId[] {
  return hasChoice(list, id) ? list.filter((each) => String(each) !== String(id)) : [...list, id];
}
