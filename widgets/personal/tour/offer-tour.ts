import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { debounce } from '../../../core/platform/time/debounce.ts';
import type { ViewContext } from '../../../core/runtime/feature/view-context.ts';
import { warn } from '../../../core/runtime/log/log.ts';
import { track } from '../../../core/user/analytics/track.ts';
import { mayOffer } from '../../../core/user/prompts/may-offer.ts';
import { PRIORITY } from '../../../core/user/prompts/priority.ts';
import { requestPrompt } from '../../../core/user/prompts/prompts.ts';
import { findAnchors } from './anchors.ts';
import { TOUR_ID, tourSteps } from './definition.ts';
import { isFinished, onFinished, readProgress, writeProgress } from './record.ts';
import { startingStep, storeOutcome, syncFinished } from './stored-tour.ts';
import type { TourProps } from './Tour.tsx';

/** The page, and how the tour is shown on it. */
interface Offer extends Pick<ViewContext<TourProps>, 'page' | 'show' | 'fail'> {
  /** Whether a debug switch shows the tour, regardless of what is stored, and without storing anything. */
  readonly isForced: boolean;
  /** Ends the offer and the tour. */
  readonly signal: AbortSignal;
}

/** A reader who follows links instead of the tour sees it at most three times a day. */
const CAP = { max: 3, within: 24 * 60 * 60 * 1000 };
/** Milliseconds after the last resize after which the elements are checked again. */
const SETTLED = 200;

/**
 * Offers the tour to a visitor who has finished it neither here nor on another device [tour-4, tour-5]. It is only
 * shown while the elements of all steps are visible: it ends if the window hides one of them, and is offered again if
 * all are visible [tour-3]. More important prompts replace it while they are shown.
 * @param offer see {@link Offer}
 */
export function offerTour({ page, isForced, show, fail, signal: parent }: Offer): void {
  const { steps } = tourSteps(page);
  if (!isForced && isFinished(TOUR_ID)) return void syncFinished(page, steps, parent);
  if (!isForced && (readProgress(TOUR_ID)?.state === 'cancelled' || !mayOffer(page))) return;

  const offer = new AbortController();
  const { signal } = offer;
  onAbort(parent, () => offer.abort());
  if (!isForced) onFinished(TOUR_ID, () => offer.abort(), signal);
  let step: number | undefined = isForced ? 1 : undefined;
  let turn: AbortController | undefined;
  let isWarned = false;

  const areVisible = (): boolean => {
    const found = findAnchors(steps);
    if ('anchors' in found) return true;
    if (!isWarned) warn('tour', `The tour does not start: ${found.missing}.`);
    isWarned = true;
    return false;
  };

  const end = (): void => {
    turn?.abort();
    turn = undefined;
  };

  const settle = (completed: boolean): void => {
    const at = step ?? 1;
    offer.abort();
    end();
    if (!isForced) void storeOutcome(page, steps, { completed, at });
  };

  const request = async (): Promise<void> => {
    const own = new AbortController();
    turn = own;
    step ??= await startingStep(page, steps, signal);
    if (step === undefined) return offer.abort();
    const isShown = await requestPrompt({
      name: 'tour',
      priority: PRIORITY.tour,
      ...(!isForced && { cap: CAP }),
      canShow: areVisible,
      show: () => {
        const found = findAnchors(steps);
        if ('missing' in found) return own.abort();
        onAbort(own.signal, () => show(undefined));
        show({
          steps,
          anchors: found.anchors,
          start: step ?? 1,
          onStep: (number) => {
            step = number;
            track(page, 'view_onboarding', { tour_id: TOUR_ID, step: number });
            if (!isForced) writeProgress({ tour: TOUR_ID, step: number, state: 'shown' });
          },
          onFinish: () => settle(true),
          onCancel: () => settle(false),
          onHidden: end,
        });
      },
      giveWay: () => {
        end();
        offerAgain();
      },
      signal: own.signal,
    });
    if (!isShown && turn === own) turn = undefined;
  };

  const offerAgain = (): void => {
    if (signal.aborted) return;
    if (!areVisible()) end();
    else if (!turn) request().catch(fail);
  };

  onAbort(signal, end);
  addEventListener('resize', debounce(offerAgain, SETTLED, signal), { signal });
  offerAgain();
}
