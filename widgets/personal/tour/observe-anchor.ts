import { arrow, autoUpdate, computePosition, flip, offset, shift } from '@floating-ui/dom';
import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { isVisible } from './anchors.ts';

/** Distance in px between the step and its anchor, and between the step and the edge of the window. */
const GAP = 12;
const EDGE = 8;

/** The elements to position. */
interface Bubble {
  /** The element with a fixed position. */
  readonly host: HTMLElement;
  /** The tip that points at the anchor. */
  readonly tip: HTMLElement;
}

/**
 * Positions a step below its anchor, or above it if there is no space, and updates the position when the page scrolls
 * or changes its layout. At the edge of the window the step stays, so that its buttons can be reached.
 * @param anchor the element that the step describes
 * @param bubble the elements to position
 * @param onHidden called when the anchor is no longer visible, never synchronously
 * @param signal ends it
 */
export function observeAnchor(
  anchor: HTMLElement,
  { host, tip }: Bubble,
  onHidden: () => void,
  signal: AbortSignal,
): void {
  const place = async (): Promise<void> => {
    if (signal.aborted) return;
    if (!isVisible(anchor)) return onHidden();
    const { x, y, placement, middlewareData } = await computePosition(anchor, host, {
      strategy: 'fixed',
      placement: 'bottom',
      middleware: [
        offset(GAP),
        flip({ padding: EDGE }),
        shift({ padding: EDGE, crossAxis: true }),
        arrow({ element: tip, padding: GAP }),
      ],
    });
    if (signal.aborted) return;
    const { shift: moved, arrow: at } = middlewareData;
    Object.assign(host.style, { left: `${x}px`, top: `${y}px` });
    Object.assign(tip.style, { left: `${at?.x ?? 0}px` });
    host.dataset.side = placement;
    // If the anchor is outside of the window, or beside the step, a tip would point at something else.
    tip.hidden = at?.centerOffset !== 0 || (moved?.y ?? 0) !== 0;
  };
  onAbort(
    signal,
    autoUpdate(anchor, host, () => queueMicrotask(place)),
  );
}

/** Scrolls an anchor into view, unless all of it is visible. */
export function showAnchor(anchor: HTMLElement, behavior: ScrollBehavior): void {
  const { top, bottom } = anchor.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight)
    anchor.scrollIntoView({ block: 'center', inline: 'nearest', behavior });
}
