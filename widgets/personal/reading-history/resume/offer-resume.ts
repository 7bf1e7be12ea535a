import { onAbort } from '../../../../core/platform/dom/on-abort.ts';
import type { ViewContext } from '../../../../core/runtime/feature/view-context.ts';
import { focusOn } from '../../../../core/ui/focus/focus-on.ts';
import { isMotionReduced } from '../../../../core/ui/overlay/motion.ts';
import type { ResumeOfferProps } from './ResumeOffer.tsx';

/** An offer to go on where the visitor stopped. */
interface Offer {
  /** Where the visitor stopped. */
  readonly target: HTMLElement;
  /** What that place is called. */
  readonly name: string;
  /** Called when the visitor does not want it. */
  readonly dismiss: () => void;
}

/**
 * Makes the offer until the visitor takes it, dismisses it or comes to the place without it [design].
 * @param context its `show` is that of `ResumeOffer`; its signal ends the offer
 * @returns aborts when the offer is gone
 */
export function offerResume(
  { target, name, dismiss }: Offer,
  { show, signal }: Pick<ViewContext<ResumeOfferProps>, 'show' | 'signal'>,
): AbortSignal {
  const ending = new AbortController();
  const gone = ending.signal;
  onAbort(signal, () => ending.abort());
  const onResume = () => {
    ending.abort();
    target.scrollIntoView({ block: 'start', behavior: isMotionReduced() ? 'instant' : 'smooth' });
    focusOn(target, signal);
  };
  const onDismiss = () => {
    ending.abort();
    dismiss();
  };
  show({ name, onResume, onDismiss });
  onAbort(gone, () => show(undefined));

  // What is above the window counts as passed, also after a jump.
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) ending.abort();
    },
    { rootMargin: '1000000px 0px 0px 0px' },
  );
  observer.observe(target);
  onAbort(gone, () => observer.disconnect());
  return gone;
}
