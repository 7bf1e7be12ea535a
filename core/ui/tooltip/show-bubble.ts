import { create } from '../../platform/dom/create.ts';
import { onAbort } from '../../platform/dom/on-abort.ts';
import { putOnTop } from '../overlay/on-top.ts';
import styles from './Tooltip.module.css';

let bubbles = 0;

/**
 * Shows a tooltip, and associates it with the element that it describes [tooltip-2].
 * @param text the text; set as text, never as markup
 * @param anchor the element next to the tooltip
 * @param described the element that gets `aria-describedby`, in addition to existing ids
 * @param signal removes the tooltip
 * @returns the tooltip
 */
export function showBubble(
  text: string,
  anchor: HTMLElement,
  described: Element,
  signal: AbortSignal,
): HTMLElement {
  const bubble = create('div', { id: `nmt-tooltip-${++bubbles}`, class: styles.root, role: 'tooltip' }, text);
  putOnTop(bubble);
  const undescribe = describe(described, bubble.id);
  void keepPositioned(anchor, bubble, signal);
  onAbort(signal, () => {
    undescribe();
    bubble.remove();
  });
  return bubble;
}

/** The positioning code loads with the first tooltip; if it cannot load, the style has a default position. */
async function keepPositioned(anchor: HTMLElement, bubble: HTMLElement, signal: AbortSignal): Promise<void> {
  try {
    const { positionTooltip } = await import('./position-tooltip.ts');
    if (signal.aborted) return;
    const place = () => void positionTooltip(anchor, bubble);
    bubble.classList.add(styles.placed);
    await positionTooltip(anchor, bubble);
    addEventListener('scroll', place, { signal, capture: true, passive: true });
    addEventListener('resize', place, { signal });
  } catch {
    // The text is visible in any case.
  } finally {
    bubble.classList.add(styles.shown);
  }
}

function describe(element: Element, id: string): () => void {
  const before = element.getAttribute('aria-describedby');
  element.setAttribute('aria-describedby', before ? `${before} ${id}` : id);
  return () => {
    if (before) element.setAttribute('aria-describedby', before);
    else element.removeAttribute('aria-describedby');
  };
}
