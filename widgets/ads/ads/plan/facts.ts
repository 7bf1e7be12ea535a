import type { Extent } from './gap-between.ts';
import type { SuppressionFacts } from './suppression.ts';

/** A block of an article's text; a slot in it is a block of its own. */
export type Block = 'paragraph' | 'heading' | 'slot' | 'other';

/** A slot that is in the page. */
export interface SentSlot {
  /** As `data-ad-position` has it. */
  readonly position: string;
  /** Slots with nothing between them have the same number. */
  readonly run: number;
  /** Whether it is between a heading and its paragraph. */
  readonly splitsHeading: boolean;
  /** Whether an earlier plan of this page view gave it its advertisement, which stays. */
  readonly isKept: boolean;
  /** Paragraphs of the article's text before it; undefined outside of the text. */
  readonly paragraphsBefore: number | undefined;
}

/** How a page is laid out when the plan is made, in px from the top of the window. */
export interface Layout {
  /** The lower edge of each block of the text. */
  readonly blockEnds: readonly number[];
  /** By their place in `sent`. */
  readonly slots: readonly Extent[];
  /** The least distance between two advertisements. */
  readonly apart: number;
}

/** What a page says that decides which slots it gets. */
export interface AdFacts extends SuppressionFacts {
  readonly pageType: string;
  readonly articleType: string;
  readonly articleVariant: string;
  /** The blocks of the article's text, in order; undefined on pages without one. */
  readonly text: readonly Block[] | undefined;
  /** Figures in the text. */
  readonly figures: number;
  /** Whether the text has an `iframe`, `object`, `script` or video container. */
  readonly hasEmbeds: boolean;
  /** In document order. */
  readonly sent: readonly SentSlot[];
  /** Undefined without a text, or where nothing is laid out. */
  readonly layout: Layout | undefined;
}

/** The visitor's part in the plan. */
export interface AdVisitor {
  readonly subscriber: boolean;
}

/** The window's part in the plan. */
export interface AdWindow {
  /** Whether it is narrower than the site's `mobileBelow`. */
  readonly isMobile: boolean;
  /** Whether it is at least as wide as `wideRectangleBreakpoint`. */
  readonly hasWideRectangles: boolean;
}
