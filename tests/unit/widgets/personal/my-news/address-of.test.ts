import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addressOf } from '../../../../../widgets/personal/my-news/address-of.ts';
import { anyText } from '../../../support/any-text.ts';

const ITEM = {
  article_id: 12,
  slug: 'de-pont',
  article_published_at: '2026-03-29T10:00:00Z',
  topics: [{ name: 'Klimaat' }, { name: 'Wonen' }],
};
const PATH = '/nieuws/2026/03/29/de-pont-a12?itm_content=mijn-nieuws-voorpagina';

it.each<[string, Partial<Parameters<typeof addressOf>[0]>, string]>([
  ['names the block and the first topic', {}, `${PATH}&itm_term=Klimaat#context=my_news`],
  ['has no term without topics', { topics: [] }, `${PATH}#context=my_news`],
  ['has no term where there is no list', { topics: undefined }, `${PATH}#context=my_news`],
  [
    'has no term where the first topic has no name',
    { topics: [{ name: null }, { name: 'Wonen' }] },
    `${PATH}#context=my_news`,
  ],
  ['has no term for a name of spaces', { topics: [{ name: '  ' }] }, `${PATH}#context=my_news`],
  [
    'encodes spaces, letters and signs in percent',
    { topics: [{ name: 'Kunst & café, 100% #echt+1' }] },
    `${PATH}&itm_term=Kunst%20%26%20caf%C3%A9%2C%20100%25%20%23echt%2B1#context=my_news`,
  ],
  ['encodes emoji', { topics: [{ name: '🌊' }] }, `${PATH}&itm_term=%F0%9F%8C%8A#context=my_news`],
  [
    'survives half a character',
    { topics: [{ name: 'a\ud83c' }] },
    `${PATH}&itm_term=a%EF%BF%BD#context=my_news`,
  ],
  [
    'is unknown without slug and date',
    { slug: null, article_published_at: undefined },
    '/nieuws/0000/00/00/unknown-a12?itm_content=mijn-nieuws-voorpagina&itm_term=Klimaat#context=my_news',
  ],
])('%s [my-news-4, my-news-5]', (_, given, expected) => {
  expect(addressOf({ ...ITEM, ...given })).toBe(expected);
});

it('leads to an article of this site with the block in its address, whatever is sent [my-news-4]', () => {
  fc.assert(
    fc.property(anyText, anyText, anyText, (id, slug, name) => {
      const url = new URL(
        addressOf({ article_id: id, slug, article_published_at: 0, topics: [{ name }] }),
        'https://krant.example/',
      );
      expect(url.origin).toBe('https://krant.example');
      expect(url.pathname).toMatch(/^\/nieuws\//);
      expect(url.searchParams.get('itm_content')).toBe('mijn-nieuws-voorpagina');
      expect(url.searchParams.get('itm_term')).toBe(
        name.trim() ? name.trim().replace(/\p{Surrogate}/gu, '\ufffd') : null,
      );
      expect(url.hash).toBe('#context=my_news');
    }),
  );
});
