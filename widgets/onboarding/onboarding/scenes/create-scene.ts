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

/** What a view shows of a scene. */
export interface SceneView {
  /** Its step changes only once it is saved, or waits for a connection [scene-state-7]. */
  readonly scene: SceneState;
  /** Whether a change of the step is being saved. */
  readonly isSaving: boolean;
  /** Whether the last save failed; what it changed is undone. */
  readonly hasFailed: boolean;
}

/** A scene that a visitor goes through. */
export interface Scene extends Pick<StoreApi<SceneView>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Fetches the scene, whatever a stored copy says. Never rejects; a failure is logged [scene-state-7]. */
  readonly load: () => Promise<void>;
  /** Adds a choice, or takes it away. It is saved a moment later. */
  readonly toggle: (property: Property, id: ChoiceId) => void;
  /** Saves the step. @returns whether it is saved, or will be as soon as there is a connection */
  readonly goTo: (step: string, completed?: boolean) => Promise<boolean>;
  /** As {@link goTo}, without the choices that were made since the step was entered [onboarding-9]. */
  readonly skipTo: (step: string, property: Property, completed?: boolean) => Promise<boolean>;
  /** Begins again at the first step; a full reset forgets the choices too [onboarding-4, onboarding-5]. */
  readonly restart: (isFull: boolean) => Promise<boolean>;
}

/** Milliseconds for which a choice is held before it is saved: who skips the step at once has chosen nothing. */
export const HOLD = 400;

interface SceneParts {
  readonly store: PersonalStore<readonly SceneState[], SceneChange>;
  readonly name: string;
  /** Whether the account of the scene is still logged in: nobody else's choices are changed. */
  readonly isPresent: () => boolean;
  /** Saves what is held, and ends the scene. */
  readonly signal: AbortSignal;
}

/**
 * Creates a scene over the account's store. Each change is saved with a call of its own, in the order of the changes;
 * one that waits survives a reload [scene-state-5, scene-state-7].
 */
export function createScene({ store, name, isPresent, signal }: SceneParts): Scene {
  /** Choices that are not saved yet. */
  let held: SceneChange[] = [];
  /** The choices at the moment when the step was entered, of the properties that changed since. */
  let entered = new Map<Property, readonly ChoiceId[]>();
  /** The step that shows while another one is being saved. */
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
    // Each choice stands by itself: one that is refused does not take the next one along.
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
    // An answer that takes too long may still come; the step shows, and the save goes on.
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
