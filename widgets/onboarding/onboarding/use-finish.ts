import { useEffect, useRef } from 'react';
import { ONBOARDING_POPUP, onboardingPaused } from '../../../core/domain/onboarding/onboarding-popup.ts';
import { followedTopics } from '../../../core/domain/topics/followed-topics.ts';
import type { Page } from '../../../core/runtime/page/page.ts';
import { completePopup } from '../../../core/user/popup-events/popup-events.ts';
import type { Visitor } from '../../../core/user/visitor/visitor.ts';
import type { SceneView } from './scenes/create-scene.ts';

/** The state of the onboarding, as far as it is known. */
interface Finish {
  readonly isLoaded: boolean;
  readonly isDone: boolean;
  readonly view: SceneView;
}

/**
 * Marks the popup event of a completed onboarding, again if the mark was lost [onboarding-12]. While the onboarding
 * cannot be saved, the visitor is not sent back to it from other pages.
 */
export function useFinish(
  { isLoaded, isDone, view: { scene, hasFailed } }: Finish,
  page: Page,
  visitor: Visitor,
): void {
  const { step, properties } = scene;
  const wasOpen = useRef(false);
  useEffect(() => {
    if (isLoaded && !isDone) wasOpen.current = true;
  }, [isLoaded, isDone]);
  const hasTopics = properties.topics.length > 0;
  useEffect(() => {
    if (!isDone) return;
    void completePopup(page, { id: ONBOARDING_POPUP, visitor }, step);
    // The server now follows the chosen topics: earlier copies are outdated.
    if (wasOpen.current && hasTopics) void followedTopics(page).refresh();
  }, [isDone, step, hasTopics, page, visitor]);
  useEffect(() => {
    if (hasFailed) onboardingPaused.write(true);
  }, [hasFailed]);
}
