import type { Page } from '../../../../core/runtime/page/page.ts';
import type { PlannedSlot } from './plan-slots.ts';

/** Where an advertisement comes from, as far as the page says so. */
export interface AdOrigin {
  /** Who pays for it. */
  readonly sponsor: string | undefined;
  /** The address of its transparency notice, if it is a political one. */
  readonly notice: string | undefined;
}

/** A slot on its page. */
export interface Slot {
  readonly slot: HTMLElement;
  /** As `data-ad-position` has it. */
  readonly position: string;
  readonly origin: AdOrigin;
  readonly feature: string;
  readonly page: Page;
}

/** The advertisement that a slot wants, as far as the steps have found it out. */
export interface WantedAd extends Slot {
  readonly planned: PlannedSlot;
  /** The slot's id [ads-14]. */
  readonly id: string;
  /** The page's section code. */
  readonly section: string;
  /** The segment of a decision. */
  readonly segment?: string | null | undefined;
}
