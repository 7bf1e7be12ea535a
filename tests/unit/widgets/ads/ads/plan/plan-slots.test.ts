import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AdFacts, AdWindow, Block } from '../../../../../../widgets/ads/ads/plan/facts.ts';
import { planSlots } from '../../../../../../widgets/ads/ads/plan/plan-slots.ts';
import { AD_KINDS, isTracker } from '../../../../../../widgets/ads/ads/plan/positions.ts';
import { CONFIG, factsOf, MOBILE, paragraphs, sentSlots, WIDE } from './facts.ts';

const FREE = { subscriber: false };
const SUBSCRIBER = { subscriber: true };

const positionsOf = (facts: AdFacts, visitor = FREE, window: AdWindow = WIDE) =>
  planSlots(facts, visitor, window, CONFIG).map(({ position }) => position);

/** Inserted slots as "position after block". */
const insertedIn = (facts: AdFacts, visitor = FREE) =>
  planSlots(facts, visitor, WIDE, CONFIG).flatMap(({ position, place }) =>
    'afterBlock' in place ? [`${position} after ${place.afterBlock + 1}`] : [],
  );

describe('slots in an article', () => {
  it.each([
    [0, []],
    [3, []],
    [4, ['inline after 2']],
    [7, ['inline after 2']],
    [8, ['inline after 2', 'inline-2 after 5']],
    [30, ['inline after 2', 'inline-2 after 5']],
  ])('inserts them by the number of paragraphs, %i [ads-9]', (count, expected) => {
    expect(insertedIn(factsOf({ text: paragraphs(count) }))).toEqual(expected);
  });

  it('gives subscribers the customer-value banner, and others more slots [ads-11]', () => {
    expect(insertedIn(factsOf(), SUBSCRIBER)).toEqual(['klantwaarde-inlinebanner after 4']);
    const facts = factsOf({ sent: sentSlots('inline', 'inline-video', 'klantwaarde-bottombanner') });
    expect(positionsOf(facts)).toEqual(['inline', 'inline-video', 'inline-2']);
    expect(positionsOf(facts, SUBSCRIBER)).toEqual(['klantwaarde-bottombanner', 'klantwaarde-inlinebanner']);
    expect(insertedIn(factsOf({ text: paragraphs(3) }), SUBSCRIBER)).toEqual([]);
  });

  it('lets who pays read four paragraphs first, whoever sent the slot', () => {
    const before = (paragraphsBefore: number) =>
      sentSlots({ position: 'article-content-rectangle', paragraphsBefore }, 'rectangle');
    for (const [count, expected] of [
      [3, ['rectangle']],
      [4, ['article-content-rectangle', 'rectangle']],
    ] as const) {
      const facts = factsOf({ text: paragraphs(4), sent: before(count) });
      expect(positionsOf(facts, SUBSCRIBER)).toEqual(expected);
      expect(positionsOf(facts)).toContain('article-content-rectangle');
    }
  });

  it.each([
    // Every paragraph is 200 px high; the distance is the height of the window.
    [600, [], ['inline after 2', 'inline-2 after 5']],
    [800, [], ['inline after 2', 'inline-2 after 6']],
    [2000, [], ['inline after 2']],
    [800, [{ top: 300, bottom: 900 }], ['inline after 9']],
    [800, [{ top: 2600, bottom: 3000 }], ['inline after 2', 'inline-2 after 6']],
    [800, [{ top: 1000, bottom: 1000 }], ['inline after 2', 'inline-2 after 6']],
    [800, [{ top: 1100, bottom: 1500 }], []],
  ])('keeps %i px between them and other slots at %j', (apart, slots, expected) => {
    const text = paragraphs(12);
    const blockEnds = text.map((_, index) => (index + 1) * 200);
    const sent = sentSlots(...slots.map(() => 'rectangle'));
    expect(insertedIn(factsOf({ text, sent, layout: { apart, blockEnds, slots } }))).toEqual(expected);
  });

  it('counts paragraphs only, and leaves headings with theirs [ads-9]', () => {
    const text: Block[] = ['heading', 'paragraph', 'other', 'paragraph', 'heading', ...paragraphs(8)];
    expect(insertedIn(factsOf({ text }))).toEqual(['inline after 4', 'inline-2 after 8']);
  });

  it('goes one paragraph on where another slot follows, and inserts nothing that was sent [ads-9]', () => {
    const text: Block[] = ['paragraph', 'paragraph', 'slot', ...paragraphs(8)];
    expect(insertedIn(factsOf({ text, sent: sentSlots('rectangle') }))).toEqual([
      'inline after 4',
      'inline-2 after 7',
    ]);
    expect(insertedIn(factsOf({ sent: sentSlots('inline') }))).toEqual(['inline-2 after 5']);
  });

  it.each([
    [0, false],
    [1, true],
  ])('has below-content from one paragraph on: %i [ads-9]', (count, expected) => {
    const facts = factsOf({ text: paragraphs(count), sent: sentSlots('below-content') });
    expect(positionsOf(facts).includes('below-content')).toBe(expected);
  });

  it.each([
    [{}, true],
    [{ figures: 1 }, true],
    [{ figures: 2 }, false],
    [{ hasEmbeds: true }, false],
  ])(
    'has a video only in a text without embeds and with fewer than two figures: %o [ads-10]',
    (differs, expected) => {
      const facts = factsOf({ ...differs, sent: sentSlots('inline-video') });
      expect(positionsOf(facts).includes('inline-video')).toBe(expected);
    },
  );

  it('has no inline slots in an article without a text', () => {
    expect(positionsOf(factsOf({ text: undefined, sent: sentSlots('inline', 'rectangle') }))).toEqual([
      'rectangle',
    ]);
  });
});

describe('pages', () => {
  it.each<[string, Partial<AdFacts>]>([
    ['forbidden', { allowAds: false }],
    ['behind a wall', { hasWall: true }],
    ['a preview of the paper', { path: '/krant-preview/1' }],
    ['the editor', { path: '/wp-admin/' }],
    ['a preview', { path: '/preview' }],
    ['the app view', { appView: true }],
    ['a photo', { hash: '#photo' }],
    ['a message', { hash: '#msg=hallo' }],
    ['the marker', { hash: '#disable-ads' }],
  ])('have none: %s [ads-1, ads-2]', (_, differs) => {
    expect(positionsOf(factsOf({ sent: sentSlots('rectangle', 'leaderboard') }))).not.toEqual([]);
    expect(positionsOf(factsOf({ sent: sentSlots('rectangle', 'leaderboard'), ...differs }))).toEqual([]);
  });

  it('of advertisers have trackers only [ads-12]', () => {
    const sent = sentSlots(
      'leaderboard',
      'branded-content-tracker',
      'branded-content-tracker-2',
      'below-article',
    );
    expect(positionsOf(factsOf({ articleType: 'native-ad', sent }))).toEqual([
      'branded-content-tracker',
      'branded-content-tracker-2',
    ]);
  });

  it.each([
    ['full-page', ['rectangle']],
    ['', ['below-article', 'below-article-2', 'rectangle']],
  ])(
    'with an inbeeld lose slots below the article only as a full page: "%s" [ads-12]',
    (articleVariant, expected) => {
      const sent = sentSlots('below-article', 'below-article-2', 'rectangle');
      const facts = factsOf({ articleType: 'inbeeld', articleVariant, text: paragraphs(1), sent });
      expect(positionsOf(facts)).toEqual(expected);
    },
  );

  it('drop what the site names on full pages [ads-16]', () => {
    const facts = factsOf({
      articleType: 'inbeeld',
      articleVariant: 'full-page',
      text: paragraphs(1),
      sent: sentSlots('below-article', 'rectangle', 'rectangle-2'),
    });
    const config = { ...CONFIG, fullPageDroppedPositions: ['rectangle'] };
    expect(planSlots(facts, FREE, WIDE, config).map(({ position }) => position)).toEqual([
      'below-article',
      'rectangle-2',
    ]);
  });

  it('of a test have the tested slot only, for everybody [ads-3]', () => {
    const facts = factsOf({
      path: '/banners/test/klantwaarde/overlaybanner/',
      sent: sentSlots('leaderboard', 'klantwaarde-overlaybanner', 'klantwaarde-topbanner'),
    });
    for (const visitor of [FREE, SUBSCRIBER]) {
      expect(positionsOf(facts, visitor)).toEqual(['klantwaarde-overlaybanner']);
    }
  });

  it('have either the leaderboard or the mobile top banner, by the window', () => {
    const facts = factsOf({
      pageType: 'frontpage',
      text: undefined,
      sent: sentSlots('leaderboard', 'mobile-top-banner'),
    });
    expect(positionsOf(facts)).toEqual(['leaderboard']);
    expect(positionsOf(facts, FREE, MOBILE)).toEqual(['mobile-top-banner']);
  });

  it('try the mobile top banner on subscribers alone, after a decision [ads-13, ads-15]', () => {
    const facts = factsOf({
      text: undefined,
      pageType: 'frontpage',
      sent: sentSlots('mobile-top-banner', 'topbanner'),
    });
    expect(planSlots(facts, SUBSCRIBER, MOBILE, CONFIG)).toMatchObject([
      { position: 'mobile-top-banner', isExperiment: true, slug: 'topbanner' },
      { position: 'topbanner', isExperiment: false, slug: 'topbanner' },
    ]);
    expect(planSlots(facts, FREE, MOBILE, CONFIG)[0]).toMatchObject({ isExperiment: false, slug: undefined });
  });

  it('decide about customer-value slots [ads-13]', () => {
    expect(planSlots(factsOf(), SUBSCRIBER, WIDE, CONFIG)).toMatchObject([{ slug: 'klantwaarde' }]);
  });

  it('keep what an earlier plan gave: a slot beside it gets nothing', () => {
    const sent = sentSlots(
      { position: 'rectangle-2', run: 1 },
      { position: 'rectangle', run: 1, isKept: true },
      { position: 'branded-content-tracker', run: 1 },
    );
    expect(positionsOf(factsOf({ text: [], sent }))).toEqual(['rectangle', 'branded-content-tracker']);
  });

  it('have no slot with a position that does not exist, and none twice that may be there once', () => {
    const sent = sentSlots('billboard', '', 'topbanner', 'topbanner', 'rectangle', 'rectangle');
    expect(positionsOf(factsOf({ text: [], sent }))).toEqual(['topbanner', 'rectangle', 'rectangle']);
  });
});

describe('whatever the page', () => {
  const position = fc.oneof(fc.constantFrom(...AD_KINDS, 'rectangle-2', 'below-article-3', 'onbekend'));
  const sent = fc.array(
    fc.record({
      position,
      isNext: fc.boolean(),
      splitsHeading: fc.boolean(),
      isKept: fc.constant(false),
      paragraphsBefore: fc.option(fc.nat(6), { nil: undefined }),
    }),
    { maxLength: 8 },
  );
  const anyFacts = fc
    .record({
      pageType: fc.constantFrom('article', 'frontpage', 'index'),
      articleType: fc.constantFrom('article', 'inbeeld', 'native-ad', ''),
      articleVariant: fc.constantFrom('', 'full-page'),
      text: fc.option(
        fc.array(fc.constantFrom<Block>('paragraph', 'heading', 'slot', 'other'), { maxLength: 25 }),
        {
          nil: undefined,
        },
      ),
      figures: fc.nat(3),
      hasEmbeds: fc.boolean(),
      hasWall: fc.boolean(),
      hash: fc.constantFrom('', '', '#photo=brug', '#kop'),
      sent,
    })
    .map(({ sent: slots, ...differs }) => {
      let run = 0;
      const numbered = slots.map(({ isNext, ...slot }) => {
        if (!isNext) run += 1;
        return { ...slot, run };
      });
      return factsOf({ ...differs, sent: numbered });
    });
  const anyPlan = fc
    .tuple(
      anyFacts,
      fc.record({ subscriber: fc.boolean() }),
      fc.record({ isMobile: fc.boolean(), hasWideRectangles: fc.boolean() }),
    )
    .map(([facts, visitor, window]) => ({
      facts,
      visitor,
      slots: planSlots(facts, visitor, window, CONFIG),
    }));

  it('never puts two slots beside each other', () => {
    fc.assert(
      fc.property(anyPlan, ({ facts, slots }) => {
        const seen = slots.filter(({ kind }) => !isTracker(kind));
        const runs = seen.flatMap(({ place }) => ('sent' in place ? [facts.sent[place.sent]?.run] : []));
        expect(new Set(runs).size).toBe(runs.length);
        const blocks = seen.flatMap(({ place }) => ('afterBlock' in place ? [place.afterBlock] : []));
        for (const block of blocks) {
          expect(facts.text?.[block + 1]).not.toBe('slot');
          expect(facts.text?.[block]).toBe('paragraph');
        }
        expect(new Set(blocks).size).toBe(blocks.length);
      }),
    );
  });

  it('never puts one between a heading and its paragraph', () => {
    fc.assert(
      fc.property(anyPlan, ({ facts, slots }) => {
        for (const { place, kind } of slots) {
          if ('sent' in place) expect(!isTracker(kind) && facts.sent[place.sent]?.splitsHeading).toBe(false);
          else expect(facts.text?.[place.afterBlock]).not.toBe('heading');
        }
      }),
    );
  });

  it('never has more slots in a text than its paragraphs allow, and always text after them [ads-9]', () => {
    fc.assert(
      fc.property(anyPlan, ({ facts, visitor, slots }) => {
        const count = facts.text?.filter((block) => block === 'paragraph').length ?? 0;
        const named = (name: string) => slots.filter(({ position: own }) => own === name).length;
        const hasText = facts.text !== undefined || facts.pageType === 'article';
        if (hasText) {
          expect(named('inline')).toBeLessThanOrEqual(count >= 4 ? 1 : 0);
          expect(named('inline-2')).toBeLessThanOrEqual(count >= 8 ? 1 : 0);
          expect(named('klantwaarde-inlinebanner')).toBeLessThanOrEqual(count >= 4 ? 1 : 0);
          expect(named('below-content')).toBeLessThanOrEqual(count >= 1 ? 1 : 0);
        }
        const before = slots.flatMap(({ place }) =>
          'afterBlock' in place
            ? [
                facts.text?.slice(0, place.afterBlock + 1).filter((block) => block === 'paragraph').length ??
                  0,
              ]
            : [],
        );
        for (const own of before) {
          expect(own).toBeGreaterThanOrEqual(visitor.subscriber ? 4 : 2);
          expect(own).toBeLessThan(count);
        }
        if (before.length === 2) expect((before[1] ?? 0) - (before[0] ?? 0)).toBeGreaterThanOrEqual(3);
      }),
    );
  });

  it('never gives subscribers what is for others, or the other way round [ads-11]', () => {
    fc.assert(
      fc.property(anyPlan, ({ visitor, slots }) => {
        const wrong = visitor.subscriber ? /^inline/ : /^klantwaarde-/;
        expect(slots.filter(({ position: own }) => wrong.test(own))).toEqual([]);
      }),
    );
  });

  it('never has any where they are suppressed [ads-1, ads-2]', () => {
    fc.assert(
      fc.property(anyPlan, ({ facts, slots }) => {
        if (facts.hasWall || facts.hash.startsWith('#photo')) expect(slots).toEqual([]);
      }),
    );
  });
});
