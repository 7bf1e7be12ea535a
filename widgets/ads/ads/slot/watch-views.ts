import { observe } from '../../../../core/platform/dom/observe.ts';
import { onAbort } from '../../../../core/platform/dom/on-abort.ts';

/** An advertisement counts as viewed if this share of it is in view … */
const SHARE = 0.5;
/** … for this many milliseconds without a break (IAB and MRC, "Viewable Ad Impression"). */
const FOR = 1000;

/** Callbacks for the visibility of an advertisement. */
interface ViewHandlers {
  /** Called once, when it has been viewed. */
  readonly onSeen: () => void;
  /** Called each time that it comes into view again after it has been viewed and has left the view. */
  readonly onReturn: () => void;
}

/**
 * Watches whether an advertisement is viewed. Nothing is viewed while the page is hidden.
 * @param element the provider's element
 * @param handlers see {@link ViewHandlers}
 * @param signal ends it
 */
export function watchViews(element: Element, { onSeen, onReturn }: ViewHandlers, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isHalfInView = false;
  let isSeen = false;
  let hasLeft = false;
  const count = () => {
    clearTimeout(timer);
    if (isSeen || !isHalfInView || document.hidden) return;
    timer = setTimeout(() => {
      isSeen = true;
      onSeen();
    }, FOR);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      const entry = entries.at(-1);
      if (!entry) return;
      isHalfInView = entry.intersectionRatio >= SHARE;
      if (isSeen && hasLeft && entry.isIntersecting) onReturn();
      hasLeft = !entry.isIntersecting;
      count();
    },
    { threshold: [0, SHARE] },
  );
  observe(observer, element, signal);
  document.addEventListener('visibilitychange', count, { signal });
  onAbort(signal, () => clearTimeout(timer));
}
