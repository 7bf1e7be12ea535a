import { createStore, type StoreApi } from 'zustand/vanilla';
import { onAbort } from '../../../../core/platform/dom/on-abort.ts';
import { onLeave } from '../../../../core/platform/page-life/on-leave.ts';
import { error } from '../../../../core/runtime/log/log.ts';
import type { PersonalStore } from '../../../../core/user/personal/create-personal-store.ts';
import { settleSoon } from '../../../../core/user/personal/dialog/settle-soon.ts';
import {
  type ChoiceId,
  FIRST_STEP,
  PROPERTIES,
  type Property,
  type SceneState,
  sceneIn,
  toggled,
} from './scene-state.ts';
import { applySceneChange, type SceneChange } from './scene-subject.ts';

/** The state of a scene for a view. */
export interface SceneView {
  /** The scene; its step changes only once it is saved, or queued until there is a connection [scene-state-7]. */
  readonly scene: SceneState;
  /** Whether a change of the step is being saved. */
  readonly isSaving: boolean;
  /** Whether the last save failed; its changes have been undone. */
  readonly hasFailed: boolean;
}

/** A scene, such as the onboarding, with its state and actions. */
export interface Scene extends Pick<StoreApi<SceneView>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Fetches the scene, even if there is a stored copy. Never rejects; a failure is logged [scene-state-7]. */
  readonly load: () => Promise<void>;
  /** Adds or removes a choice. It is saved a moment later. */
  readonly toggle: (property: Property, id: ChoiceId) => void;
  /**
   * Saves the step.
   * @returns whether it has been saved, or will be as soon as there is a connection
   */
  readonly goTo: (step: string, completed?: boolean) => Promise<boolean>;
  /** Like {@link goTo}, without the choices that were made since the step was entered [onboarding-9]. */
  readonly skipTo: (step: string, property: Property, completed?: boolean) => Promise<boolean>;
  /** Starts again at the first step; a full reset deletes the choices, too [onboarding-4, onboarding-5]. */
  readonly restart: (isFull: boolean) => Promise<boolean>;
}

/**
 * Milliseconds for which a choice is held before it is saved: a visitor who skips the step at once has chosen nothing.
 */
export const HOLD = 400;

interface SceneParts {
  readonly store: PersonalStore<readonly SceneState[], SceneChange>;
  readonly name: string;
  /** Whether the account of the scene is still logged in: another account's choices must not be changed. */
  readonly isPresent: () => boolean;
  /** Saves the held choices, and ends the scene. */
  readonly signal: AbortSignal;
}

/**
 * Creates a scene based on the account's store. Each change is saved with a separate call, in the order of the changes;
 * queued changes survive a reload [scene-state-5, scene-state-7].
 */
export function createScene({ store, name, isPresent, signal }: SceneParts): Scene {
  /** Choices that have not been saved yet. */
  let held: SceneChange[] = [];
  /** The choices at the time when the step was entered, of the properties that have changed since. */
  let entered = new Map<Property, readonly ChoiceId[]>();
  /** The step that is shown while another one is being saved. */
  let shownStep: Pick<SceneState, 'step' | 'completed'> | undefined;
  let hasFailed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const saved = () => sceneIn(store.getState().data, name);
  const sceneNow = (): SceneState => ({
    ...sceneIn(held.reduce(applySceneChange, store.getState().data), name),
    ...shownStep,
  });
  const viewNow = (): SceneView => ({ scene: sceneNow(), isSaving: shownStep !== undefined, hasFailed });
  const view = createStore<SceneView>(viewNow);
  const publish = () => view.setState(viewNow(), true);

  const takeHeld = () => {
    clearTimeout(timer);
    const taken = held;
    held = [];
    return taken;
  };

  /** The outbox has dropped the write, so the change is gone from the store. */
  const failed = (change: SceneChange, state: string) => {
    hasFailed = true;
    const what = change.kind === 'step' ? `step "${change.step}"` : `the ${change.property}`;
    error('scene-state', `The scene "${name}" could not save ${what}: ${state}.`);
    publish();
  };

  const save = (changes: readonly SceneChange[]) => {
    const outcomes = store.changeInTurn(changes);
    for (const [index, outcome] of outcomes.entries()) {
      void outcome.then(({ state }) => {
        if (state !== 'sent') failed(changes[index] as SceneChange, state);
      });
    }
    return outcomes;
  };

  const flush = () => {
    // Each choice is saved separately, so that a refused one does not affect the next one.
    const changes = takeHeld();
    if (!isPresent()) return;
    for (const change of changes) void save([change]);
    publish();
  };

  const move = async (changes: readonly SceneChange[]): Promise<boolean> => {
    hasFailed = false;
    const { step, completed } = sceneNow();
    shownStep = { step, completed };
    const outcome = save(changes).at(-1);
    publish();
    const isDone = outcome === undefined || (await settleSoon(outcome, signal));
    shownStep = undefined;
    if (isDone) entered = new Map();
    // A late answer may still arrive: the step is shown, and saving continues.
    hasFailed = !isDone;
    publish();
    return isDone;
  };

  const stepTo = (step: string, completed: boolean): SceneChange => ({
    kind: 'step',
    scene: name,
    step,
    completed,
  });
  const choose = (property: Property, value: readonly ChoiceId[]): SceneChange => ({
    kind: 'property',
    scene: name,
    property,
    value,
  });

  onAbort(signal, store.watch(publish));
  onLeave(flush, signal);
  onAbort(signal, flush);
  publish();

  return {
    getState: view.getState,
    getInitialState: view.getInitialState,
    subscribe: view.subscribe,
    load: () => store.refresh(),
    toggle(property, id) {
      const list = sceneNow().properties[property];
      if (!entered.has(property)) entered.set(property, list);
      held.push(choose(property, toggled(list, id)));
      hasFailed = false;
      clearTimeout(timer);
      timer = setTimeout(flush, HOLD);
      publish();
    },
    goTo: (step, completed = false) => move([...takeHeld(), stepTo(step, completed)]),
    skipTo(step, property, completed = false) {
      takeHeld();
      const before = entered.get(property);
      const isChanged = before && JSON.stringify(before) !== JSON.stringify(saved().properties[property]);
      return move([...(isChanged ? [choose(property, before)] : []), stepTo(step, completed)]);
    },
    restart(isFull) {
      takeHeld();
      const { properties } = saved();
      const filled = PROPERTIES.filter((property) => isFull && properties[property].length > 0);
      return move([...filled.map((property) => choose(property, [])), stepTo(FIRST_STEP, false)]);
    },
  };
}
