import { observe } from '../../../../core/platform/dom/observe.ts';
import { changeSpace } from '../slot/change-space.ts';
import type { Step } from './step.ts';

/** Margin around the viewport in which an advertisement is requested. */
const NEAR = '600px 0px';

/** Waits until the slot has its space, and is near the viewport [ads-6]. */
export const near: Step = async (ad, signal) => {
  await changeSpace(ad.slot, 'reserved', signal);
  await whenNear(ad.slot, signal);
  return ad;
};

/** Resolves when an element is near the viewport; never if the signal aborts before that. */
function whenNear(element: Element, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: NEAR },
    );
    observe(observer, element, signal);
  });
}
