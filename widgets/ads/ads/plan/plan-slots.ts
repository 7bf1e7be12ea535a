import type { AdsConfig } from './ads-config.ts';
import { decisionSlug } from './decision-slug.ts';
import type { AdFacts, AdVisitor, AdWindow, Layout } from './facts.ts';
import type { Extent } from './gap-between.ts';
import { placesInText } from './places-in-text.ts';
import { type AdKind, CUSTOMER_VALUE, isTracker, kindOf } from './positions.ts';
import { testedPosition } from './section-code.ts';
import { type AdSize, sizeOf, smallerSizeOf } from './size-of.ts';
import { suppressionOf } from './suppression.ts';

/** A slot that may get an advertisement. */
export interface PlannedSlot {
  readonly position: string;
  readonly kind: AdKind;
  readonly size: AdSize;
  /** A second size that is requested as well. */
  readonly smaller: AdSize | undefined;
  /** The index of the slot in `sent`, or the block of the text after which a new one is inserted. */
  readonly place: { readonly sent: number } | { readonly afterBlock: number };
  /** The decision that has to be requested first [ads-13]. */
  readonly slug: 'klantwaarde' | 'topbanner' | undefined;
  /** Whether only one group of the experiment `mobile_top_banner` gets it [ads-15]. */
  readonly isExperiment: boolean;
}

/** Minimum number of paragraphs of an article for a slot in it or below it [ads-9]. */
const MIN_PARAGRAPHS: Partial<Record<AdKind, number>> = {
  inline: 4,
  'klantwaarde-inlinebanner': 4,
  'inline-2': 8,
  'below-content': 1,
};

/** Number of a text's paragraphs that subscribers read before an advertisement. */
const PAID_FIRST = 4;

/** Number of figures in the text from which on there is no video [ads-10]. */
const MAX_FIGURES = 2;

/** Kinds that can occur several times on a page. */
const REPEATED: readonly AdKind[] = ['leaderboard', 'rectangle', 'below-article', 'branded-content-tracker'];

/**
 * Which slots a page gets: a pure function of page, visitor and window [ads-1, ads-2, ads-3, ads-9 to ads-13, ads-15].
 * Never two without anything between them, and none between a heading and its paragraph.
 * @param facts the page
 * @param visitor the visitor
 * @param window the window
 * @param config the site's marker and dropped positions
 * @returns the slots of the page in document order, then those to be inserted
 */
export function planSlots(
  facts: AdFacts,
  visitor: AdVisitor,
  window: AdWindow,
  config: Pick<AdsConfig, 'disableMarker' | 'fullPageDroppedPositions'>,
): PlannedSlot[] {
  if (suppressionOf(facts, config)) return [];
  const sizeFacts = { ...window, isArticle: facts.pageType === 'article' };
  const plan = (position: string, kind: AdKind, place: PlannedSlot['place']): PlannedSlot => ({
    position,
    kind,
    size: sizeOf(kind, sizeFacts),
    smaller: smallerSizeOf(kind, sizeFacts),
    place,
    slug: decisionSlug(kind, visitor),
    isExperiment: kind === 'mobile-top-banner' && visitor.subscriber,
  });
  const isAllowed = (position: string, kind: AdKind) =>
    isOnPage(position, kind, facts, config) && isForReader(kind, facts, visitor, window);

  const kept = facts.sent.filter(({ isKept, position }) => isKept && !isTrackerPosition(position));
  const takenRuns = new Set(kept.map(({ run }) => run));
  const takenKinds = new Set(kept.map(({ position }) => kindOf(position)));
  const sent = facts.sent.flatMap(({ position, run, splitsHeading, isKept, paragraphsBefore }, index) => {
    const kind = kindOf(position);
    if (!kind || !isAllowed(position, kind)) return [];
    const planned = [plan(position, kind, { sent: index })];
    if (isKept || isTracker(kind)) return planned;
    if (splitsHeading || takenRuns.has(run)) return [];
    if (visitor.subscriber && (paragraphsBefore ?? PAID_FIRST) < PAID_FIRST) return [];
    if (takenKinds.has(kind) && !REPEATED.includes(kind)) return [];
    takenRuns.add(run);
    takenKinds.add(kind);
    return planned;
  });
  const { layout } = facts;
  const inserted = placesInText(
    facts,
    visitor.subscriber ? ['klantwaarde-inlinebanner'] : ['inline', 'inline-2'],
    {
      ...(visitor.subscriber && { first: PAID_FIRST }),
      ...(layout && { layout, around: sent.flatMap(({ place }) => extentOf(place, layout)) }),
    },
  ).filter(({ kind }) => isAllowed(kind, kind));
  return [...sent, ...inserted.map(({ kind, afterBlock }) => plan(kind, kind, { afterBlock }))];
}

/** The extent of a slot that the server sent; undefined if it has no box. */
function extentOf(place: PlannedSlot['place'], { slots }: Layout): Extent[] {
  const extent = 'sent' in place ? slots[place.sent] : undefined;
  return extent && extent.bottom > extent.top ? [extent] : [];
}

function isTrackerPosition(position: string): boolean {
  const kind = kindOf(position);
  return !!kind && isTracker(kind);
}

/** Whether the page has slots of a kind, for any reader. */
function isOnPage(
  position: string,
  kind: AdKind,
  facts: AdFacts,
  { fullPageDroppedPositions }: Pick<AdsConfig, 'fullPageDroppedPositions'>,
): boolean {
  const { articleType, articleVariant, text, pageType } = facts;
  const tested = testedPosition(facts.path);
  if (tested !== undefined) return position === tested;
  if (articleType === 'native-ad') return isTracker(kind);
  if (articleType === 'inbeeld' && articleVariant === 'full-page') {
    if (fullPageDroppedPositions.some((pattern) => fits(position, pattern))) return false;
  }
  if (kind === 'inline-video' && (facts.hasEmbeds || facts.figures >= MAX_FIGURES)) return false;
  if (!text && pageType !== 'article') return true;
  const paragraphs = text?.filter((block) => block === 'paragraph').length ?? 0;
  return paragraphs >= (MIN_PARAGRAPHS[kind] ?? 0);
}

/** Whether a slot of a kind is for this visitor and window. */
function isForReader(
  kind: AdKind,
  { path }: AdFacts,
  { subscriber }: AdVisitor,
  { isMobile }: AdWindow,
): boolean {
  if (kind === 'leaderboard') return !isMobile;
  if (kind === 'mobile-top-banner') return isMobile;
  if (kind.startsWith(CUSTOMER_VALUE)) return subscriber || testedPosition(path) !== undefined;
  // Subscribers get the customer-value banner instead [ads-11].
  return !kind.startsWith('inline') || !subscriber;
}

function fits(position: string, pattern: string): boolean {
  return pattern.endsWith('*') ? position.startsWith(pattern.slice(0, -1)) : position === pattern;
}
