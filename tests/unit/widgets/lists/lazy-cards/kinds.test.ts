// @vitest-environment happy-dom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { durationInMinutes } from '../../../../../widgets/lists/lazy-cards/duration-in-minutes.ts';
import { cardsOf, KINDS } from '../../../../../widgets/lists/lazy-cards/kinds.ts';

const AT = Date.UTC(2026, 2, 29, 10);

describe('cards of an answer', () => {
  it('makes an article of url, headline, label, date and image [lazy-cards-2]', () => {
    const item = {
      url: '/nieuws/a1',
      headline: ' Kop ',
      label: 'Column',
      publishedAt: '2026-03-29T12:00:00+02:00',
      images: [{ variations: [{ url: '/eerste.jpg' }, { url: '/tweede.jpg' }] }],
      image: '/reserve.jpg',
    };
    const card = { address: '/nieuws/a1', title: 'Kop', label: 'Column', at: AT };
    expect(cardsOf('article', [item])).toEqual([{ ...card, image: '/eerste.jpg' }]);
    expect(cardsOf('article', [{ ...item, images: [] }])).toEqual([{ ...card, image: '/reserve.jpg' }]);
  });

  it('makes an article of a teaser as well, with its id, type and flag [lazy-cards-2, article-links-2]', () => {
    const teaser = {
      article_id: 4101,
      headline: ' Kop ',
      teaser: 'Inleiding',
      image: { urls: { medium: '/midden.jpg' } },
      label: 'Column',
      relative_url: '/nieuws/2026/03/29/kop-a4101',
      article_type: 'column',
      flag: 'Nieuw',
    };
    const card = {
      address: '/nieuws/2026/03/29/kop-a4101',
      title: 'Kop',
      label: 'Column',
      articleId: '4101',
      articleType: 'column',
      flag: 'Nieuw',
    };
    expect(cardsOf('article', [teaser])).toEqual([{ ...card, image: '/midden.jpg' }]);
    // Without an image there is space for its alternative text.
    expect(cardsOf('article', [{ ...teaser, image: null }])).toEqual([{ ...card, text: 'Inleiding' }]);
  });

  it('skips a teaser whose link is not allowed, and keeps one without id [article-links-4]', () => {
    const teaser = (relative_url: string) => ({ article_id: 1, headline: 'Kop', relative_url });
    expect(
      cardsOf('article', [
        teaser('javascript:alert(1)'),
        teaser('data:text/html,x'),
        teaser('http://elders.example/'),
        { url: '/a', relative_url: '/b', headline: 'Zonder nummer' },
      ]),
    ).toEqual([{ address: '/a', title: 'Zonder nummer' }]);
  });

  it('makes an archive card of publication, seconds and up to 3 tags [lazy-cards-3, lazy-cards-4]', () => {
    const tag = (name: string) => ({ type: 'persoon', slug: name, name });
    const [card] = cardsOf('archive', [
      {
        url: '/nieuws/a2',
        headline: 'Kop',
        publication: 'Handelsblad',
        publishedAt: -505_440_000,
        tags: [{ type: 'onderwerp', name: 'zonder slug' }, tag('een'), tag('twee'), tag('drie'), tag('vier')],
      },
    ]);
    expect(card).toMatchObject({ label: 'Handelsblad', at: -505_440_000_000 });
    expect(card?.tags).toEqual([
      { name: 'een', address: '/search?persoon=een&source=archive' },
      { name: 'twee', address: '/search?persoon=twee&source=archive' },
      { name: 'drie', address: '/search?persoon=drie&source=archive' },
    ]);
  });

  it('encodes type and slug of a tag [lazy-cards-4, lazy-cards-9]', () => {
    const tags = [{ type: 'a&b=c d', slug: 'x&source=y#z', name: '<b>' }];
    const [card] = cardsOf('archive', [{ url: '/a', headline: 'Kop', tags }]);
    expect(card?.tags?.[0]?.address).toBe('/search?a%26b%3Dc%20d=x%26source%3Dy%23z&source=archive');
  });

  it('makes a podcast card of episode, series and duration [lazy-cards-5]', () => {
    const item = {
      relative_url: '/podcast/a3',
      teaser: 'Inleiding',
      article_published_at: AT / 1000,
      podcast: { duration: 1_450, title: 'Titel', series: { title: 'Vandaag' } },
    };
    expect(cardsOf('podcast', [item])).toEqual([
      { address: '/podcast/a3', title: 'Titel', label: 'Vandaag', text: 'Inleiding', at: AT, minutes: 24 },
    ]);
  });

  it('makes up to 6 career cards, with the thumb [lazy-cards-6]', () => {
    const item = {
      link: [{ href: 'https://werk.example/1' }, { href: '/twee' }],
      title: 'Redacteur',
      images: [
        { type: 'hero', url: '/groot.jpg' },
        { type: 'thumb', url: '/klein.jpg' },
      ],
    };
    const cards = cardsOf(
      'career',
      Array.from({ length: 9 }, () => item),
    );
    expect(cards).toHaveLength(6);
    expect(cards[0]).toEqual({ address: 'https://werk.example/1', title: 'Redacteur', image: '/klein.jpg' });
  });

  it('skips a teaser without title or address, and leaves out an invalid image [lazy-cards-8, lazy-cards-9]', () => {
    const items = [
      null,
      'tekst',
      [],
      { headline: 'Zonder adres' },
      { url: '/zonder-kop', headline: ' ' },
      { url: 'javascript:alert(1)', headline: 'Vijandig' },
      { url: ' data:text/html,x', headline: 'Vijandig' },
      { url: 'http://[', headline: 'Geen adres' },
      { url: '/a', headline: 'Goed', image: 'javascript:alert(1)', label: 7, publishedAt: 'gisteren' },
      {
        url: 'http://elders.example/b',
        headline: 'Ook goed',
        images: 'geen lijst',
        image: '//beeld.example/x.jpg',
      },
    ];
    expect(cardsOf('article', items)).toEqual([
      { address: '/a', title: 'Goed' },
      { address: 'http://elders.example/b', title: 'Ook goed', image: '//beeld.example/x.jpg' },
    ]);
  });

  it('takes an article that the answer repeats once [lazy-cards-1]', () => {
    const items = [
      { url: '/a', headline: 'Eerst' },
      { url: '/b', headline: 'Daarna' },
      { url: '/a', headline: 'Eerst' },
    ];
    expect(cardsOf('article', items).map(({ address }) => address)).toEqual(['/a', '/b']);
  });

  it('takes 24 of ten thousand, and looks at no more than 500 [lazy-cards-1]', () => {
    let looked = 0;
    const item = (good: boolean, index: number) => ({
      url: `/a${index}`,
      get headline() {
        looked += 1;
        return good ? 'Kop' : '';
      },
    });
    expect(
      cardsOf(
        'article',
        Array.from({ length: 10_000 }, (_, index) => item(true, index)),
      ),
    ).toHaveLength(24);
    expect(looked).toBe(24);
    looked = 0;
    expect(
      cardsOf(
        'article',
        Array.from({ length: 10_000 }, (_, index) => item(false, index)),
      ),
    ).toEqual([]);
    expect(looked).toBe(500);
  });

  it('never throws and links only to the web, whatever the items are [lazy-cards-9]', () => {
    const field = fc.oneof(fc.webUrl(), fc.string(), fc.constant('javascript:x'), fc.jsonValue());
    const item = fc.record(
      {
        url: field,
        relative_url: field,
        headline: field,
        title: field,
        image: field,
        tags: fc.array(fc.record({ type: field, slug: field, name: field })),
        link: fc.array(fc.record({ href: field })),
        podcast: fc.record({ title: field, duration: field }),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.constantFrom(...KINDS), fc.array(item, { maxLength: 4 }), (kind, items) => {
        for (const { address, image, tags = [], title } of cardsOf(kind, items)) {
          expect(title.trim()).not.toBe('');
          for (const one of [address, image ?? '/', ...tags.map((tag) => tag.address)]) {
            expect(new URL(one, location.href).protocol).toMatch(/^https?:$/);
          }
        }
      }),
      { numRuns: 40 },
    );
  });
});

it.each([
  [1_450, 24],
  ['90', 2],
  ['12:34', 13],
  ['1:02:03', 62],
  [10, 1],
  [0, undefined],
  ['Infinity', undefined],
  ['1e9', undefined],
  ['half uur', undefined],
  [undefined, undefined],
])('reads the duration %o as %o minutes [lazy-cards-5]', (raw, minutes) => {
  expect(durationInMinutes(raw)).toBe(minutes);
});
