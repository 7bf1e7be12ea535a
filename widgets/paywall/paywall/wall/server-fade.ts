import { isParsed, whenParsed } from '../../../../core/runtime/page/parsed.ts';

/** Marks the content of a page on which the server expects a wall; the base style then fades it. */
const FADED = 'data-paywall-faded';

/** The hooks whose decision is awaited. */
const deciding = new Set<Element>();

/**
 * Keeps the text faded that the server sent so, until it is known whether a wall comes: by itself it shows after ten
 * seconds.
 * @param hook the hook whose decision is awaited
 */
export function holdFade(hook: Element): void {
  deciding.add(hook);
  update();
  if (!isParsed()) whenParsed(update);
}

/**
 * Shows the text: no wall comes, or one is in its place and hides what it protects itself. Another hook may still wait.
 * @param hook see {@link holdFade}
 */
export function releaseFade(hook: Element): void {
  if (deciding.delete(hook)) update();
}

/** The server's words in the place of a wall, for the wall to show until it has its own. */
export function serverOffer(): Element | null {
  return document.querySelector(`[${FADED}] ~ [data-paywall-offer]`);
}

function update(): void {
  for (const content of document.querySelectorAll(`[${FADED}]`)) {
    if (deciding.size > 0) content.setAttribute(FADED, 'held');
    else content.removeAttribute(FADED);
  }
}
