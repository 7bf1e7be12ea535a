import type { TourStep } from './definition.ts';

/** The elements that the steps describe, in order. */
export type Anchors = readonly HTMLElement[];

/** The elements of all steps, or what is missing for the first step without one. */
export type FoundAnchors = { readonly anchors: Anchors } | { readonly missing: string };

/**
 * Finds a visible element for each step: of several that match, the first visible one, because a page may have one for
 * each width [tour-3].
 */
export function findAnchors(steps: readonly TourStep[]): FoundAnchors {
  const anchors: HTMLElement[] = [];
  for (const [index, { attach }] of steps.entries()) {
    const matches = matchesOf(attach);
    const anchor = matches?.find(isVisible);
    if (anchor) anchors.push(anchor);
    else {
      const problem = !matches
        ? 'is not a selector'
        : matches.length > 0
          ? 'is not visible'
          : 'is not on the page';
      return { missing: `step ${index + 1}: ${JSON.stringify(attach)} ${problem}` };
    }
  }
  return { anchors };
}

/** Whether an element is rendered, not transparent, and within the width of the window. */
export function isVisible(element: HTMLElement): boolean {
  if (!element.isConnected || !isStyledVisible(element)) return false;
  const { width, height, left, right } = element.getBoundingClientRect();
  return width > 0 && height > 0 && right > 0 && left < document.documentElement.clientWidth;
}

/** In browsers without `checkVisibility`, an element with a size counts as visible. */
function isStyledVisible(element: HTMLElement): boolean {
  return element.checkVisibility?.({ opacityProperty: true, visibilityProperty: true }) ?? true;
}

function matchesOf(selector: string): HTMLElement[] | undefined {
  try {
    return [...document.querySelectorAll<HTMLElement>(selector)];
  } catch {
    return undefined;
  }
}
