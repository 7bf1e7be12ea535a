/** `moveBefore` keeps what a move would end (DOM standard, state-preserving move); Chromium 133 has it. */
type Movable = ParentNode & { moveBefore?: (node: Node, next: Node | null) => void };

/**
 * Moves an element within the page. A video in it plays on, and the focus stays; frames in it load anew where the
 * browser has no `moveBefore`.
 * @param parent where it goes; it is on the page
 * @param element on the page already
 * @param next the one before which it goes, null for the end
 */
export function moveElement(parent: Element, element: Element, next: Element | null): void {
  const { moveBefore } = parent as Movable;
  if (moveBefore) {
    moveBefore.call(parent, element, next);
    return;
  }
  const playing = [...element.querySelectorAll<HTMLMediaElement>('video, audio')].filter(
    ({ paused }) => !paused,
  );
  const { activeElement } = document;
  const focused = element.contains(activeElement) ? activeElement : null;
  parent.insertBefore(element, next);
  // The browser pauses what was out of the page for a moment.
  for (const media of playing) media.play().catch(() => {});
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}
