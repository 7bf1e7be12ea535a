import { setAttributes } from '../../platform/dom/undo.ts';

/** The parts of a slider's markup. */
export interface SliderParts {
  /** The row; its children are the items. */
  readonly track: HTMLElement;
  /** The line above it, which gets the buttons; undefined if the server sent none. */
  readonly head: HTMLElement | undefined;
  /** The heading of the row; empty if there is none. */
  readonly name: string;
}

/**
 * Returns the row of a slider: the element that the server marked, otherwise the list in the hook.
 * @returns undefined if there is neither
 */
export function findTrack(hook: HTMLElement): HTMLElement | undefined {
  for (const selector of ['[data-slider-track]', 'ul, ol']) {
    const found = hook.querySelector<HTMLElement>(selector);
    if (found) return found;
  }
  return undefined;
}

/** Returns the line above the row that the server marked; undefined if there is none. */
export function findHead(hook: HTMLElement): HTMLElement | undefined {
  return hook.querySelector<HTMLElement>('[data-slider-head]') ?? undefined;
}

/**
 * Finds the parts of a slider. A row without the server's mark gets the marks that slider.reserve.css selects; only a
 * row that the server marked has its space from the first paint.
 * @param hook the element around both
 * @param feature the feature's name, for messages
 * @param signal restores the server's markup
 * @throws TypeError if there is no row
 */
export function sliderParts(hook: HTMLElement, feature: string, signal: AbortSignal): SliderParts {
  const track = findTrack(hook);
  if (!track)
    throw new TypeError(
      `${feature}: there is no data-slider-track in the hook; expected an element with it, or a list.`,
    );
  const head = findHead(hook);
  if (track.dataset.sliderTrack === undefined) setAttributes(track, { 'data-slider-track': '' }, signal);
  const headings = [...hook.querySelectorAll('h1, h2, h3, h4')];
  const heading = head ?? headings.find((one) => !track.contains(one));
  return { track, head, name: heading?.textContent?.trim() ?? '' };
}
