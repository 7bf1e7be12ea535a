/** Whether a part of an element, or of an edge without height, is in the window. */
export function isInView(element: Element): boolean {
  if (element.getClientRects().length === 0) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return bottom >= 0 && top <= innerHeight;
}
