import type { PaywallConfig } from '../../../core/domain/paywall/config.ts';
import type { Campaign } from '../../../core/domain/paywall/types.ts';
import { createCloseButton } from '../../../core/ui/button/close-button.ts';
import { buttonColours, channelsIn } from './button-colour.ts';
import styles from './paywall.module.css';
import { CLOSE, OFFER } from './texts.ts';

/** A wall that is ready to be put into the page. */
export interface Wall {
  /** Named by the heading of the step that shows [paywall-types-3]. */
  readonly section: HTMLElement;
  /** Where the funnel is rendered. */
  readonly place: HTMLElement;
  /** The id that the funnel gives to its heading. */
  readonly headingId: string;
}

let walls = 0;

/**
 * Makes the element of a wall [paywall-types-3, paywall-styles-2].
 * @param funnel its type, style and the colour of its buttons
 * @param config the mobile breakpoint
 */
export function createWall({ funnel }: Campaign, { mobileBreakpoint }: PaywallConfig): Wall {
  const headingId = `nmt-paywall-${++walls}`;
  const section = document.createElement('section');
  section.className = styles.wall;
  section.dataset.paywallType = funnel.paywallType;
  section.dataset.paywallStyle = funnel.style;
  section.dataset.paywallView = innerWidth < mobileBreakpoint ? 'mobile' : 'wide';
  section.setAttribute('aria-labelledby', headingId);
  // Where no step has a heading.
  section.setAttribute('aria-label', OFFER);
  section.tabIndex = -1;
  const place = document.createElement('div');
  place.className = styles.place;
  section.append(place);
  return { section, place, headingId };
}

/**
 * Gives the buttons their colour. The wall must be in the document: only there the browser knows what a name means.
 * @param section the wall
 * @param buttonColor as the campaign says
 */
export function paintButtons(section: HTMLElement, buttonColor: string): void {
  const { button, text } = buttonColours(buttonColor, (colour) => channelsIn(colour, section));
  section.style.setProperty('--paywall-button', button);
  section.style.setProperty('--paywall-button-text', text);
}

/**
 * Gives a soft wall its button to close it [paywall-types-20].
 * @param section the wall
 * @param close is called by a press
 */
export function addCloseButton(section: HTMLElement, close: () => void): void {
  const button = createCloseButton(CLOSE, close);
  button.classList.add(styles.close);
  section.append(button);
}
