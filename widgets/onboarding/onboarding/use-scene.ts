import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { ONBOARDING_POPUP } from '../../../core/domain/onboarding/onboarding-popup.ts';
import { parseDebugSwitches } from '../../../core/platform/debug/parse-debug-switches.ts';
import type { Context } from '../../../core/runtime/feature/feature.ts';
import type { Page } from '../../../core/runtime/page/page.ts';
import { personalStore } from '../../../core/user/personal/personal-store.ts';
import { reopenPopup } from '../../../core/user/popup-events/popup-events.ts';
import { isSameAccount } from '../../../core/user/visitor/is-same-account.ts';
import type { Visitor } from '../../../core/user/visitor/visitor.ts';
import { visitor as visitors } from '../../../core/user/visitor/visitor-store.ts';
import { createScene, type Scene, type SceneView } from './scenes/create-scene.ts';
import { sceneSubject } from './scenes/scene-subject.ts';

/** The scene with its state. */
interface LoadedScene {
  readonly scene: Scene;
  readonly view: SceneView;
  /** Whether the server has answered, or failed to. */
  readonly isLoaded: boolean;
}

/**
 * The scene of the visitor: fetched from the server, because another device may have continued it. The debug switches
 * restart it, including when they are added to the address of an open page [onboarding-4, onboarding-5].
 */
export function useScene(name: string, { page }: Context, visitor: Visitor): LoadedScene {
  const [{ scene, controller }] = useState(() => {
    const controller = new AbortController();
    const isPresent = () => {
      const present = visitors(page).store.getState();
      return present !== undefined && isSameAccount(present, visitor);
    };
    const store = personalStore(page, sceneSubject);
    return { controller, scene: createScene({ store, name, isPresent, signal: controller.signal }) };
  });
  const [isLoaded, setLoaded] = useState(false);
  const view = useStore(scene);

  useEffect(() => {
    const { signal } = controller;
    const restart = () => restartIfAsked(scene, page, visitor);
    const start = async () => {
      await scene.load();
      if (signal.aborted) return;
      window.addEventListener('hashchange', () => void restart(), { signal });
      await restart();
      setLoaded(true);
    };
    void start();
    return () => controller.abort();
  }, [scene, controller, page, visitor]);

  return { scene, view, isLoaded };
}

async function restartIfAsked(scene: Scene, page: Page, visitor: Visitor): Promise<void> {
  const { onboarding } = parseDebugSwitches(location.href);
  if (onboarding === undefined) return;
  const isFull = onboarding === 'reset';
  const restarted = scene.restart(isFull);
  if (isFull) await reopenPopup(page, { id: ONBOARDING_POPUP, visitor });
  await restarted;
}
