import { onAbort } from '../../../../core/platform/dom/on-abort.ts';
import type { ViewContext } from '../../../../core/runtime/feature/view-context.ts';
import { focusOn } from '../../../../core/ui/focus/focus-on.ts';
import { isMotionReduced } from '../../../../core/ui/overlay/motion.ts';
import type { ResumeOfferProps } from './ResumeOffer.tsx';

/** An offer to continue where the visitor stopped. */
interface Offer {
  /** The element at which the visitor stopped. */
  readonly target: HTMLElement;
  /** The name of that position. */
  readonly name: string;
  /** Called when the visitor declines the offer. */
  readonly dismiss: () => void;
}

/**
 * Shows the offer until the visitor accepts it, dismisses it or reaches the position without it [design].
 * @param context its `show` renders the `ResumeOffer`; its signal ends the offer
 * @returns a signal that aborts when the offer has ended
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

  // Positions above the viewport count as reached, even after a jump.
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
