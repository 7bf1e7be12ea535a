import type { Campaign } from '../../../../core/domain/paywall/types.ts';
import { create } from '../../../../core/platform/dom/create.ts';
import { debounce } from '../../../../core/platform/time/debounce.ts';
import { createCloseButton } from '../../../../core/ui/button/close-button.ts';
import styles from '../paywall.module.css';
import { CLOSE, OFFER } from '../texts.ts';
import { buttonColours, channelsIn } from './button-colour.ts';

/**
 * Milliseconds after the last resize after which the breakpoint is checked again [paywall-types-24, paywall-types-25].
 */
const BREAKPOINT_AFTER = 250;

/** A wall that is ready to be inserted into the page. */
export interface Wall {
  /** The wall's element, named by the heading of the current step [paywall-types-3]. */
  readonly section: HTMLElement;
  /** The element into which the funnel is rendered. */
  readonly container: HTMLElement;
  /** The id of the funnel's heading. */
  readonly headingId: string;
}

let walls = 0;

/**
 * Creates the element of a wall [paywall-types-3, paywall-styles-2].
 * @param campaign the campaign, for its type and style
 */
export function createWall({ funnel }: Campaign): Wall {
  const headingId = `nmt-paywall-${++walls}`;
  const section = create('section', {
    class: styles.wall,
    'data-paywall-type': funnel.paywallType,
    'data-paywall-style': funnel.style,
    'aria-labelledby': headingId,
  });
  // The name of a wall without a heading.
  section.setAttribute('aria-label', OFFER);
  section.tabIndex = -1;
  const container = create('div', { class: styles.place });
  section.append(container);
  return { section, container, headingId };
}

/**
 * Sets the colour of the buttons. The wall must be in the document, because the browser computes colours only there.
 * @param section the wall
 * @param buttonColor the campaign's colour
 */
export function paintButtons(section: HTMLElement, buttonColor: string): void {
  const { button, text } = buttonColours(buttonColor, (colour) => channelsIn(colour, section));
  // A wall that is already in the page has been painted with the site's own colours: its buttons must not fade from
  // those.
  section.classList.add(styles.still);
  section.style.setProperty('--paywall-button', button);
  section.style.setProperty('--paywall-button-text', text);
  for (const painted of section.querySelectorAll('a, button')) void getComputedStyle(painted).backgroundColor;
  section.classList.remove(styles.still);
}

/**
 * Adds the close button of a soft wall [paywall-types-20].
 * @param section the wall
 * @param close called when the button is pressed
 */
export function addCloseButton(section: HTMLElement, close: () => void): void {
  const button = createCloseButton(CLOSE, close);
  button.classList.add(styles.close);
  section.append(button);
}

/**
 * Stores in `data-paywall-view` whether the window is below the mobile breakpoint [paywall-types-25].
 * @param section the wall
 * @param breakpoint in px
 * @param signal ends it
 */
export function observeBreakpoint(section: HTMLElement, breakpoint: number, signal: AbortSignal): void {
  const update = () => {
    section.dataset.paywallView = innerWidth < breakpoint ? 'mobile' : 'wide';
  };
  update();
  addEventListener('resize', debounce(update, BREAKPOINT_AFTER, signal), { signal, passive: true });
}
