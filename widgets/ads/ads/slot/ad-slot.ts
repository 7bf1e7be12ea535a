import type { Page } from '../../../../core/runtime/page/page.ts';

/** A slot on its page. */
export interface Slot {
  readonly slot: HTMLElement;
  /** As `data-ad-position` has it. */
  readonly position: string;
  readonly feature: string;
  readonly page: Page;
}
