import { computePosition, flip, inline, offset, shift } from '@floating-ui/dom';

/** The distance in px between tooltip and anchor, and between tooltip and the window's edge. */
const GAP = 8;

/**
 * Positions a tooltip above its anchor, or below if there is no space, within the window [tooltip-3].
 * @param anchor the element that the tooltip belongs to
 * @param bubble the tooltip, with a fixed position
 */
export async function positionTooltip(anchor: HTMLElement, bubble: HTMLElement): Promise<void> {
  const { x, y } = await computePosition(anchor, bubble, {
    strategy: 'fixed',
    placement: 'top',
    middleware: [inline(), offset(GAP), flip({ padding: GAP }), shift({ padding: GAP })],
  });
  Object.assign(bubble.style, { left: `${x}px`, top: `${y}px` });
}
