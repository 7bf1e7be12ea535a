/** The distance in px that a pointer may move during a click. */
const THRESHOLD = 4;

/** Selects elements in which pointers and keys already move something. */
export const OWN = 'input,select,textarea,[contenteditable],[role="tab"],audio,video';

interface DragOptions {
  readonly signal: AbortSignal;
  /** Called when the pointer has moved far enough for a drag. */
  readonly onStart: () => void;
  /**
   * Called when the drag ends; 1 if the pointer went left, which shows more of the items on the right, -1 otherwise.
   */
  readonly onEnd: (direction: 1 | -1) => void;
}

/**
 * Lets a mouse drag a scrolling row. Touch and pens use the browser's own scrolling. A press that moves less than 4 px
 * stays a click, as does any press on a row that has nothing to scroll; after a longer one links and buttons get no
 * click.
 */
export function dragToScroll(track: HTMLElement, { signal, onStart, onEnd }: DragOptions): void {
  let press: { readonly id: number; readonly x: number; readonly left: number } | undefined;
  let isDragging = false;
  let lastX = 0;
  let direction: 1 | -1 = 1;

  track.addEventListener('pointerdown', down, { signal });
  track.addEventListener('pointermove', move, { signal });
  track.addEventListener('pointerup', up, { signal });
  track.addEventListener('pointercancel', up, { signal });
  // The browser's own dragging of links and pictures would cancel this drag.
  track.addEventListener('dragstart', (event) => press && event.preventDefault(), { signal });

  function down({ pointerType, button, pointerId, clientX, target }: PointerEvent) {
    if (pointerType !== 'mouse' || button !== 0 || track.scrollWidth <= track.clientWidth) return;
    if ((target as Element).closest(OWN)) return;
    press = { id: pointerId, x: clientX, left: track.scrollLeft };
    lastX = clientX;
  }

  function move({ pointerId, clientX, buttons }: PointerEvent) {
    if (press?.id !== pointerId) return;
    // The mouse button was released outside the page.
    if (buttons === 0) return up({ pointerId });
    const moved = clientX - press.x;
    if (!isDragging && Math.abs(moved) >= THRESHOLD) {
      isDragging = true;
      // From now on the row gets all pointer events.
      track.setPointerCapture(pointerId);
      onStart();
    }
    if (!isDragging) return;
    if (clientX !== lastX) direction = clientX < lastX ? 1 : -1;
    lastX = clientX;
    track.scrollLeft = press.left - moved;
  }

  function up({ pointerId }: Pick<PointerEvent, 'pointerId'>) {
    if (press?.id !== pointerId) return;
    press = undefined;
    if (!isDragging) return;
    isDragging = false;
    swallowClick();
    onEnd(direction);
  }

  function swallowClick() {
    const swallow = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    track.addEventListener('click', swallow, { capture: true, once: true, signal });
    // The click event follows in the same task as the release, or not at all.
    setTimeout(() => track.removeEventListener('click', swallow, { capture: true }));
  }
}
