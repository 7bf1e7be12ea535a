/** `moveBefore` keeps the state that other moves lose (DOM standard, state-preserving move); in Chromium since 133. */
type Movable = ParentNode & { moveBefore?: (node: Node, next: Node | null) => void };

/**
 * Moves an element within the page. A video in it plays on and the focus is kept; frames in it reload in browsers
 * without `moveBefore`.
 * @param parent the new parent, on the page
 * @param element an element of the page
 * @param next the next sibling; null for the end
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
  // The browser pauses media that leave the page for a moment.
  for (const media of playing) media.play().catch(() => {});
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}
