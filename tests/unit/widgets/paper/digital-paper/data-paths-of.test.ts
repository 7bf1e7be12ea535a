import { describe, expect, it } from 'vitest';
import { dataPathsOf } from '../../../../../widgets/paper/digital-paper/data-paths-of.ts';

const ARTICLE = 'https://krant.example/nieuws/2026/03/28/titel-a4101';
const MORNING = '/krant/2026/03/29/editie/ochtendblad/-3-van-8#3';
const of = (page: string, links: string[] = [], named?: string) =>
  dataPathsOf({ page: new URL(page), links, named });

describe('the editions in which an article is looked for', () => {
  it.each([
    ['the one that the hook names', of(ARTICLE, ['/'], MORNING), 'morning'],
    [
      'the one that a link leads to',
      of(ARTICLE, ['/abonnement/', 'https://krant.example/x', MORNING]),
      'morning',
    ],
    ['the one of the page', of(`https://krant.example${MORNING}`), 'morning'],
    ['that of the day of the article', of(ARTICLE, ['/krant/']), 'day'],
    ['none for another page', of('https://krant.example/', []), 'none'],
    ['none for an article without a day', of('https://krant.example/nieuws/0000/00/00/x-a1'), 'none'],
  ])('are %s [digital-paper-3, digital-paper-6]', (_, paths, expected) => {
    expect(paths).toEqual(
      {
        morning: ['/de/data/NH/2026/03/29/ochtendblad/', '/de/data/NH/2026/03/29/'],
        day: ['/de/data/NH/2026/03/28/'],
        none: [],
      }[expected],
    );
  });

  it('have no segment where the day has one edition, and the preview its own path [digital-paper-3, digital-paper-4, digital-paper-10]', () => {
    expect(of(ARTICLE, ['/next/2026/03/29/editie/dagblad/-1-van-8'])).toEqual(['/de/data/NN/2026/03/29/']);
    expect(of(ARTICLE, ['/krant-preview/2026/03/29/editie/ochtendblad/-1-van-8'])).toEqual([
      '/krant-preview/data/2026/03/29/',
    ]);
  });

  it.each(['/krant/2026/02/30/editie/ochtendblad/-1-van-8', 'https://[', '/krant/'])(
    'are an error where the hook names %s [digital-paper-10]',
    (named) => {
      expect(() => of(ARTICLE, [], named)).toThrow(
        `digital-paper: data-edition-url is ${JSON.stringify(named)}; expected the address of a page`,
      );
    },
  );
});
