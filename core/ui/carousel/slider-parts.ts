import { create } from '../../platform/dom/create.ts';
import { insert, setAttributes } from '../../platform/dom/undo.ts';

/** The parts of a slider's markup. */
export interface SliderParts {
  /** The row; its children are the items. */
  readonly track: HTMLElement;
  /** The line above it, which gets the buttons. */
  readonly head: HTMLElement;
  /** The heading of the row; empty if there is none. */
  readonly name: string;
}

/**
 * The row of a slider: the element that the server marked, or else the list in the hook.
 * @returns undefined if there is neither
 */
export function findTrack(hook: HTMLElement): HTMLElement | undefined {
  for (const selector of ['[data-slider-track]', 'ul, ol']) {
    const found = hook.querySelector<HTMLElement>(selector);
    if (found) return found;
  }
  return undefined;
}

/**
 * Finds the parts of a slider. A row and a line that the server did not mark get what slider.reserve.css styles them by;
 * only those that it marked have their space from the first paint.
 * @param hook around both
 * @param feature the feature's name, for messages
 * @param signal puts the server's markup back
 * @throws TypeError if there is no row
 */
export function sliderParts(hook: HTMLElement, feature: string, signal: AbortSignal): SliderParts {
  const track = findTrack(hook);
  if (!track)
    throw new TypeError(
      `${feature}: there is no data-slider-track in the hook; expected an element with it, or a list.`,
    );
  const served = hook.querySelector<HTMLElement>('[data-slider-head]');
  const head = served ?? create('div', { 'data-slider-head': true });
  if (track.dataset.sliderTrack === undefined) setAttributes(track, { 'data-slider-track': '' }, signal);
  if (!served) insert(track, 'beforebegin', head, signal);
  const headings = [...hook.querySelectorAll('h1, h2, h3, h4')];
  const heading = served ?? headings.find((one) => !track.contains(one));
  return { track, head, name: heading?.textContent?.trim() ?? '' };
}
