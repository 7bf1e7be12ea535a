import type { Page } from '../../../../core/runtime/page/page.ts';
import type { PlannedSlot } from './plan-slots.ts';

/** The origin of an advertisement, as far as the page names it. */
export interface AdOrigin {
  /** The payer of the advertisement. */
  readonly sponsor: string | undefined;
  /** The address of its transparency notice, if it is a political one. */
  readonly notice: string | undefined;
}

/** A slot on its page. */
export interface Slot {
  readonly slot: HTMLElement;
  /** The value of `data-ad-position`. */
  readonly position: string;
  readonly origin: AdOrigin;
  readonly feature: string;
  readonly page: Page;
}

/** The advertisement for a slot, with what the steps so far have found out. */
export interface WantedAd extends Slot {
  readonly planned: PlannedSlot;
  /** The slot's id [ads-14]. */
  readonly id: string;
  /** The page's section code. */
  readonly section: string;
  /** The segment of the decision. */
  readonly segment?: string | null | undefined;
}
