import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolveProfilePath } from '../../../../../core/user/profile/profile-path.ts';
import {
  addTag,
  type ReadingList,
  removeArticle,
  renameTag,
} from '../../../../../fixtures/reading-list/reading-list.ts';
import type { Collection } from '../../../../../widgets/personal/reading-list-page/collection.ts';
import {
  type CollectionChange,
  collections,
} from '../../../../../widgets/personal/reading-list-page/collections.ts';
import { withCollections } from '../../../../../widgets/personal/reading-list-page/learn-part.ts';
import { matching } from '../../../../../widgets/personal/reading-list-page/matching.ts';
import {
  readCollections,
  readColours,
} from '../../../../../widgets/personal/reading-list-page/read-collections.ts';

const name = fc.constantFrom('Wonen', 'wonen', 'Weekend 🏡', 'عربي');
const articleId = fc.constantFrom(1, 2, 3);
const change: fc.Arbitrary<CollectionChange> = fc.oneof(
  fc.record({ type: fc.constantFrom('create' as const, 'delete' as const), name }),
  fc.record({ type: fc.constant('rename' as const), name, newName: name }),
  fc.record({ type: fc.constantFrom('put' as const, 'take' as const), name, articleId }),
  fc.record({ type: fc.constant('unsave' as const), articleId }),
);
const changes = fc.array(change, { maxLength: 20 });
const apply = (list: readonly Collection[], all: readonly CollectionChange[]) =>
  all.reduce(collections.apply, list);

/** Applies the same changes as the simulated server. */
function onServer(all: readonly CollectionChange[]): Record<string, number[]> {
  const list: ReadingList = { articles: new Map(), tags: new Map() };
  for (const one of all) {
    if (one.type === 'create') addTag(list, one.name);
    if (one.type === 'delete') list.tags.delete(one.name);
    if (one.type === 'rename') renameTag(list, one.name, one.newName);
    if (one.type === 'put') list.tags.get(one.name)?.articles.add(one.articleId);
    if (one.type === 'take') list.tags.get(one.name)?.articles.delete(one.articleId);
    if (one.type === 'unsave') removeArticle(list, one.articleId);
  }
  return Object.fromEntries([...list.tags].map(([tag, { articles }]) => [tag, [...articles].sort()]));
}

const byName = (list: readonly Collection[]) =>
  Object.fromEntries(list.map((collection) => [collection.name, [...collection.articles].sort()]));

describe('a change', () => {
  it('does what the server does [collection-modals-1]', () => {
    fc.assert(
      fc.property(changes, (all) => {
        expect(byName(apply([], all))).toEqual(onServer(all));
        expect(apply([], all).map((collection) => collection.name)).toEqual(Object.keys(onServer(all)));
      }),
    );
  });

  it('can be applied to data that contains it already', () => {
    fc.assert(
      fc.property(changes, change, (all, last) => {
        const once = apply([], [...all, last]);
        expect(byName(collections.apply(once, last))).toEqual(byName(once));
      }),
    );
  });

  it('is known again in the outbox, in each form, and others are not', () => {
    fc.assert(
      fc.property(change, (one) => {
        const { path, method, json } = collections.write(one);
        expect(collections.recognise({ path: resolveProfilePath(path), method, json })).toEqual({
          name: undefined,
          newName: undefined,
          articleId: undefined,
          ...one,
        });
      }),
    );
    const path = '/papi/api/favorite/tag/add';
    for (const json of [null, 'x', {}, { tag_name: 7 }, { tag_name: '' }]) {
      expect(collections.recognise({ path, method: 'PUT', json })).toBeUndefined();
    }
    expect(collections.recognise({ path, method: 'DELETE', json: { tag_name: 'Wonen' } })).toBeUndefined();
  });

  it.each<[CollectionChange, string, string, object]>([
    [{ type: 'create', name: 'Wonen' }, 'PUT', '/favorite/tag/add', { tag_name: 'Wonen' }],
    [{ type: 'delete', name: 'Wonen' }, 'DELETE', '/favorite/tag/remove', { tag_name: 'Wonen' }],
    [
      { type: 'rename', name: 'Wonen', newName: 'Huis' },
      'PATCH',
      '/favorite/tag/edit',
      { tag_name: 'Wonen', tag_new_name: 'Huis' },
    ],
    [
      { type: 'put', name: 'Wonen', articleId: 7 },
      'PUT',
      '/favorite/tag/add_favorite',
      { tag_name: 'Wonen', article_id: 7 },
    ],
    [
      { type: 'take', name: 'Wonen', articleId: 7 },
      'DELETE',
      '/favorite/tag/remove_favorite',
      { tag_name: 'Wonen', article_id: 7 },
    ],
  ])('%j is %s %s [reading-list-page-5, reading-list-page-6]', (one, method, path, json) => {
    expect(collections.write(one)).toEqual({ method, path, json });
  });

  it('takes 10,000 collections', () => {
    const many = Array.from({ length: 10_000 }, (_, index) => ({ name: `Map ${index}`, articles: [index] }));
    const changed = apply(many, [
      { type: 'rename', name: 'Map 9999', newName: 'Laatste' },
      { type: 'put', name: 'Laatste', articleId: 1 },
    ]);
    expect(changed).toHaveLength(10_000);
    expect(changed.at(-1)).toEqual({ name: 'Laatste', articles: [9999, 1] });
  });
});

describe('an answer', () => {
  it('gives collections with names, colours and articles, in several forms [reading-list-page-1]', () => {
    const sent = [
      {
        name: 'Wonen',
        color: { start: '#c4122f', end: '#fff' },
        articles: [1, { article_id: 2 }, { id: 5 }, 'x'],
      },
      { tag_name: 'Werk', color_start: '#000000', color_end: '#111111', article_ids: [3] },
      'Kort',
      { name: 'Wonen', articles: [4] },
      { name: '  ' },
      null,
    ];
    const articles = [{ article_id: 9, tags: ['Kort', { name: 'Nieuw' }] }];
    expect(readCollections(sent, articles as never)).toEqual([
      { name: 'Wonen', colours: { start: '#c4122f', end: '#fff' }, articles: [1, 2, 5, 4] },
      { name: 'Werk', colours: { start: '#000000', end: '#111111' }, articles: [3] },
      { name: 'Kort', articles: [9] },
      { name: 'Nieuw', articles: [9] },
    ]);
  });

  it.each([
    [
      { start: '#c4122f', end: '#0b4f8a' },
      { start: '#c4122f', end: '#0b4f8a' },
    ],
    [{ color: { start: '#abc' } }, { start: '#abc', end: '#abc' }],
    ['#ABCDEF', { start: '#ABCDEF', end: '#ABCDEF' }],
    [{ start: 'red', end: 'url(https://kwaad.example)' }, undefined],
    [{ start: '#c4122f;background:url(x)', end: '#12345' }, undefined],
    [
      { start: 'rgb(0 0 0)', end: '#123456' },
      { start: '#123456', end: '#123456' },
    ],
    [undefined, undefined],
    [7, undefined],
  ])('uses a colour only if it is hexadecimal: %j [reading-list-page-8]', (value, colours) => {
    expect(readColours(value)).toEqual(colours);
  });

  it('adds to what is known', () => {
    const known = [{ name: 'Wonen', colours: { start: '#000', end: '#111' }, articles: [1] }];
    expect(
      withCollections(known, [
        { name: 'Wonen', articles: [2] },
        { name: 'Werk', articles: [3] },
      ]),
    ).toEqual([
      { name: 'Wonen', colours: { start: '#000', end: '#111' }, articles: [1, 2] },
      { name: 'Werk', articles: [3] },
    ]);
  });
});

it.each([
  ['won', ['Wonen']],
  ['cafe', ['Cafés']],
  [' ', ['Wonen', 'Cafés']],
  ['niets', []],
])('finds collections by a part of their name: "%s"', (text, names) => {
  const list = [
    { name: 'Wonen', articles: [] },
    { name: 'Cafés', articles: [] },
  ];
  expect(matching(list, text).map((collection) => collection.name)).toEqual(names);
});
