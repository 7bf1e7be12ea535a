import { create } from '../../../../core/platform/dom/create.ts';
import { onAbort } from '../../../../core/platform/dom/on-abort.ts';
import { insert } from '../../../../core/platform/dom/undo.ts';
import { coverBottom } from '../../../../core/ui/bottom-bar/cover-bottom.ts';
import { createCloseButton } from '../../../../core/ui/button/close-button.ts';
import { focusOn } from '../../../../core/ui/focus/focus-on.ts';
import { chevronDown } from '../../../../core/ui/icon/chevrons.ts';
import { drawIcon } from '../../../../core/ui/icon/draw-icon.ts';
import { isMotionReduced } from '../../../../core/ui/overlay/motion.ts';
import styles from './offer.module.css';
import { DISMISS, RESUME, resumeText } from './texts.ts';

/** An offer to go on where the visitor stopped. */
export interface Offer {
  /** The parent, which decides its place in the tab order. */
  readonly place: HTMLElement;
  /** Where the visitor stopped. */
  readonly target: HTMLElement;
  /** What that place is called. */
  readonly name: string;
  /** Called when the visitor does not want it. */
  readonly dismiss: () => void;
}

/**
 * Shows the offer over the bottom of the window, where it moves nothing, until the visitor takes it, dismisses it or
 * comes to the place without it [design].
 * @param signal removes it
 * @returns aborts when the offer is gone
 */
export function showOffer({ place, target, name, dismiss }: Offer, signal: AbortSignal): AbortSignal {
  const ending = new AbortController();
  const gone = ending.signal;
  onAbort(signal, () => ending.abort());
  const root = create('div', { class: styles.root, role: 'region', 'aria-label': RESUME });
  const go = create('button', { type: 'button', class: styles.go });
  const text = create('span', { class: styles.text }, resumeText(name));
  go.append(drawIcon(chevronDown), text);
  go.addEventListener('click', () => {
    ending.abort();
    target.scrollIntoView({ block: 'start', behavior: isMotionReduced() ? 'instant' : 'smooth' });
    focusOn(target, signal);
  });
  const close = createCloseButton(DISMISS, () => {
    ending.abort();
    dismiss();
  });
  root.append(go, close);
  insert(place, 'beforeend', root, gone);
  coverBottom(root, 'float', gone);

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
