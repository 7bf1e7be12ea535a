import type { AdFacts, AdWindow, Block, SentSlot } from '../../../../../../widgets/ads/ads/plan/facts.ts';

/** A page that may have advertisements, with differences from an article of ten paragraphs. */
export function factsOf(differs: Partial<AdFacts> = {}): AdFacts {
  return {
    allowAds: true,
    appView: false,
    path: '/economie/titel-a4101',
    hash: '',
    hasWall: false,
    pageType: 'article',
    articleType: 'article',
    articleVariant: '',
    text: paragraphs(10),
    figures: 0,
    hasEmbeds: false,
    sent: [],
    layout: undefined,
    ...differs,
  };
}

/** A text that consists of paragraphs only. */
export function paragraphs(count: number): Block[] {
  return Array.from({ length: count }, () => 'paragraph');
}

/** Slots in the page, each in a different place. */
export function sentSlots(...positions: (string | Partial<SentSlot>)[]): SentSlot[] {
  return positions.map((sent, index) => ({
    position: 'rectangle',
    run: index + 1,
    splitsHeading: false,
    isKept: false,
    paragraphsBefore: undefined,
    ...(typeof sent === 'string' ? { position: sent } : sent),
  }));
}

export const WIDE: AdWindow = { isMobile: false, hasWideRectangles: true };
export const MOBILE: AdWindow = { isMobile: true, hasWideRectangles: true };

export const CONFIG = { disableMarker: '#disable-ads', fullPageDroppedPositions: ['below-article*'] };
