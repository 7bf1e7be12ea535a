import { onAbort } from '../../platform/dom/on-abort.ts';
import { setAttributes } from '../../platform/dom/undo.ts';
import { putOnTop } from '../overlay/on-top.ts';
import styles from './Tooltip.module.css';

let bubbles = 0;

/**
 * Shows a tooltip, and ties it to what it describes [tooltip-2].
 * @param text set as text, never as markup
 * @param anchor where it stands
 * @param described gets `aria-describedby`, beside what it may have there
 * @param signal takes it away
 * @returns the tooltip
 */
export function showBubble(
  text: string,
  anchor: HTMLElement,
  described: Element,
  signal: AbortSignal,
): HTMLElement {
  const bubble = document.createElement('div');
  bubble.id = `nmt-tooltip-${++bubbles}`;
  bubble.className = styles.root;
  bubble.setAttribute('role', 'tooltip');
  bubble.textContent = text;
  putOnTop(bubble);
  const ids = described.getAttribute('aria-describedby');
  setAttributes(described, { 'aria-describedby': ids ? `${ids} ${bubble.id}` : bubble.id }, signal);
  void follow(anchor, bubble, signal);
  onAbort(signal, () => bubble.remove());
  return bubble;
}

/** What it takes to place a tooltip comes with the first one; should it not come, the style has a place. */
async function follow(anchor: HTMLElement, bubble: HTMLElement, signal: AbortSignal): Promise<void> {
  try {
    const { positionTooltip } = await import('./position.ts');
    if (signal.aborted) return;
    const place = () => void positionTooltip(anchor, bubble);
    bubble.classList.add(styles.placed);
    await positionTooltip(anchor, bubble);
    addEventListener('scroll', place, { signal, capture: true, passive: true });
    addEventListener('resize', place, { signal });
  } catch {
    // The reader has the text all the same.
  } finally {
    bubble.classList.add(styles.shown);
  }
}
