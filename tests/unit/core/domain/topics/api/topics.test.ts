// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import {
  fetchFollowedTopics,
  fetchMatchedTopics,
  fetchRecommendedTopics,
} from '../../../../../../core/domain/topics/api/topics.ts';
import { createStandIn } from '../../../../../../fixtures/stand-in.ts';
import { fetchTopicItems } from '../../../../../../widgets/topics/topic-preview/api/topic-items.ts';
import { connect } from '../../../../support/backend.ts';
import { logged, tolerate } from '../../../../support/logged.ts';

const page = { config: {}, staticPath: '' };
const { signal } = new AbortController();
const BASE = '/papi/api/mijnonderwerpen';

const CALLS: readonly [requirement: string, call: () => Promise<unknown>, expected: string][] = [
  ['topics-data-1', () => fetchFollowedTopics(page), `GET ${BASE}`],
  [
    'topics-data-1',
    () => fetchFollowedTopics(page, { publishedAt: '2026-03-29' }),
    `GET ${BASE}?published_at=2026-03-29`,
  ],
  ['topics-data-3', () => fetchRecommendedTopics(page), `GET ${BASE}/recommendations/?limit=10&offset=0`],
  [
    'topics-data-3',
    () => fetchRecommendedTopics(page, { limit: 8, offset: 16 }),
    `GET ${BASE}/recommendations/?limit=8&offset=16`,
  ],
  [
    'topics-data-4',
    () => fetchTopicItems('301', { signal }),
    'GET /data/mijnonderwerpen/items/301?offset=0&limit=11',
  ],
  [
    'topics-data-4',
    () => fetchTopicItems('301', { offset: 11, limit: 2, exclude: '4101', signal }),
    'GET /data/mijnonderwerpen/items/301?offset=11&limit=2&exclude=4101',
  ],
  ['topics-data-5', () => fetchMatchedTopics('4925'), 'GET /data/mijnonderwerpen/matchtopics/4925/'],
  ['topics-data-8', () => fetchMatchedTopics('../1?x'), 'GET /data/mijnonderwerpen/matchtopics/..%2F1%3Fx/'],
  [
    'topics-data-8',
    () => fetchTopicItems('a/b?c#d', { signal }),
    'GET /data/mijnonderwerpen/items/a%2Fb%3Fc%23d?offset=0&limit=11',
  ],
];

it.each(CALLS)(
  'makes the call of %s [topics-data-1, topics-data-3, topics-data-4, topics-data-5, topics-data-8]',
  async (_, call, expected) => {
    const { calls } = connect({ request: () => Response.json([]) });
    expect(await call()).toEqual([]);
    expect(calls).toEqual([expected]);
  },
);

const KLIMAAT = { id: '3', name: 'Klimaat', pushNotify: false, webNotify: false };

it.each([
  ['a bare list', [{ id: 3, name: 'Klimaat' }]],
  ['a list as data', { data: [{ id: 3, name: 'Klimaat' }] }],
  ['an id as text, with white space', [{ id: ' 3 ', name: ' Klimaat ' }]],
  [
    'the same topic twice',
    [
      { id: 3, name: 'Klimaat' },
      { id: '3', name: 'Weer' },
    ],
  ],
  [
    'entries without id or name [page-metadata-6]',
    [
      null,
      'x',
      {},
      { id: 4 },
      { name: 'Zorg' },
      { id: '', name: 'x' },
      { id: 5, name: ' ' },
      { id: 3, name: 'Klimaat' },
    ],
  ],
  ['flags of another type', [{ id: 3, name: 'Klimaat', push_notify: 'ja', web_notify: {}, image: 7 }]],
])('reads %s [topics-data-8]', async (_, answer) => {
  tolerate('warn nmt http:');
  connect({ request: () => Response.json(answer) });
  expect(await fetchMatchedTopics('1')).toMatchObject([KLIMAAT]);
});

it('reads whether a topic sends messages, and the pictures of a suggestion [topics-data-6, topic-suggestions-2]', async () => {
  const image = { url: '/a.jpg', url_webp: '/a.webp' };
  connect({
    request: () =>
      Response.json({
        data: [
          {
            id: 3,
            name: 'Klimaat',
            push_notify: true,
            web_notify: 0,
            image: { xsmall: image, small: { url: 7 } },
          },
        ],
      }),
  });
  expect(await fetchFollowedTopics(page)).toEqual([
    {
      ...KLIMAAT,
      pushNotify: true,
      images: {
        xsmall: { url: '/a.jpg', urlWebp: '/a.webp' },
        small: { url: undefined, urlWebp: undefined },
      },
    },
  ]);
});

it.each([{ name: 'Zorg' }, {}, { data: null }])(
  'takes %j for an empty list [profile-api-6]',
  async (answer) => {
    connect({ request: () => Response.json(answer) });
    expect(await fetchMatchedTopics('1')).toEqual([]);
  },
);

it.each(['tekst', 7, { data: 'tekst' }])('refuses %j as a list [topics-data-8]', async (answer) => {
  connect({ request: () => Response.json(answer) });
  await expect(fetchMatchedTopics('1')).rejects.toMatchObject({ kind: 'invalid' });
});

it('matches topics to an article, as the stand-in has them [page-metadata-6]', async () => {
  connect(createStandIn({ now: () => 0 }));
  const topics = await fetchMatchedTopics('4925');
  expect(topics.length).toBeGreaterThan(0);
  expect(topics.every(({ name }) => name.length > 2)).toBe(true);
});

const ITEM = {
  headline: 'De zee komt',
  relative_url: '/nieuws/2026/03/29/de-zee-komt-a1',
  image: { medium: { url_webp: '/zee.webp' } },
  article_published_at: '2026-03-29T10:00:00Z',
};

it('reads an article of a topic [topic-preview-2]', async () => {
  const taxonomies = [
    { type: 'genre', value: 2 },
    { type: 'review_ballen', value: 4 },
  ];
  connect({ request: () => Response.json({ data: [{ ...ITEM, taxonomies }] }) });
  expect(await fetchTopicItems('1', { signal })).toEqual([
    {
      headline: 'De zee komt',
      url: ITEM.relative_url,
      image: '/zee.webp',
      publishedAt: Date.parse(ITEM.article_published_at),
      rating: 4,
    },
  ]);
});

it('leaves out what cannot be shown, and keeps the rest [topic-preview-2, topics-data-8]', async () => {
  const bare = { headline: 'Kaal', relative_url: '/kaal' };
  connect({
    request: () =>
      Response.json([
        null,
        { headline: 'Zonder adres' },
        { relative_url: '/zonder-kop' },
        { headline: ' ', relative_url: '/lege-kop' },
        { headline: 'Gevaarlijk', relative_url: 'javascript:alert(1)' },
        {
          ...bare,
          image: { medium: { url_webp: 'javascript:alert(1)' } },
          taxonomies: 'x',
          article_published_at: 'ooit',
        },
      ]),
  });
  expect(await fetchTopicItems('1', { signal })).toEqual([
    { headline: 'Kaal', url: '/kaal', image: undefined, publishedAt: undefined, rating: undefined },
  ]);
  logged('warn nmt http: an entry of the items of a topic is of another type than expected; it');
});
