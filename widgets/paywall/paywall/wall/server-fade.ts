import { isParsed, whenParsed } from '../../../../core/runtime/page/parsed.ts';

/** Marks the content of a page on which the server expects a wall; the base style then fades it. */
const FADED = 'data-paywall-faded';

/** The hooks whose decision is pending. */
const deciding = new Set<Element>();

/**
 * Keeps text faded that the server sent faded, until it is known whether there is a wall; otherwise it is shown after
 * ten seconds.
 * @param hook the hook whose decision is pending
 */
export function holdFade(hook: Element): void {
  deciding.add(hook);
  update();
  if (!isParsed()) whenParsed(update);
}

/**
 * Shows the text: there is no wall, or it is in its position and hides the protected content itself. Another hook may
 * still be waiting.
 * @param hook see {@link holdFade}
 */
export function releaseFade(hook: Element): void {
  if (deciding.delete(hook)) update();
}

/** The server's message at the position of a wall, for the wall to show until it has loaded. */
export function serverOffer(): Element | null {
  return document.querySelector(`[${FADED}] ~ [data-paywall-offer]`);
}

function update(): void {
  for (const content of document.querySelectorAll(`[${FADED}]`)) {
    if (deciding.size > 0) content.setAttribute(FADED, 'held');
    else content.removeAttribute(FADED);
  }
}
