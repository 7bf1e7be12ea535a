import type { Extent } from './gap-between.ts';
import type { SuppressionFacts } from './suppression.ts';

/** A block of an article's text; a slot in the text is a block, too. */
export type Block = 'paragraph' | 'heading' | 'slot' | 'other';

/** A slot that the server sent. */
export interface SentSlot {
  /** The value of `data-ad-position`. */
  readonly position: string;
  /** Slots with nothing between them have the same number. */
  readonly run: number;
  /** Whether it is between a heading and its paragraph. */
  readonly splitsHeading: boolean;
  /** Whether an earlier plan of this page view gave it its advertisement, which stays. */
  readonly isKept: boolean;
  /** Number of the article's paragraphs before it; undefined outside of the text. */
  readonly paragraphsBefore: number | undefined;
}

/** The layout of a page when the plan is made, in px from the top of the viewport. */
export interface Layout {
  /** The lower edge of each block of the text. */
  readonly blockEnds: readonly number[];
  /** The extents by index in `sent`. */
  readonly slots: readonly Extent[];
  /** The minimum distance between two advertisements. */
  readonly apart: number;
}

/** The facts of a page that decide which slots it gets. */
export interface AdFacts extends SuppressionFacts {
  readonly pageType: string;
  readonly articleType: string;
  readonly articleVariant: string;
  /** The blocks of the article's text, in order; undefined on pages without one. */
  readonly text: readonly Block[] | undefined;
  /** Number of figures in the text. */
  readonly figures: number;
  /** Whether the text has an `iframe`, `object`, `script` or video container. */
  readonly hasEmbeds: boolean;
  /** The slots in document order. */
  readonly sent: readonly SentSlot[];
  /** Undefined without a text, or if nothing is laid out. */
  readonly layout: Layout | undefined;
}

/** The facts of the visitor that the plan needs. */
export interface AdVisitor {
  readonly subscriber: boolean;
}

/** The facts of the window that the plan needs. */
export interface AdWindow {
  /** Whether the window is narrower than the site's `mobileBelow`. */
  readonly isMobile: boolean;
  /** Whether the window is at least as wide as `wideRectangleBreakpoint`. */
  readonly hasWideRectangles: boolean;
}
