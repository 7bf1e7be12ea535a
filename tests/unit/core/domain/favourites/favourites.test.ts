import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type FavouriteChange,
  favourites,
  isSaved,
  withArticle,
} from '../../../../../core/domain/favourites/favourites.ts';
import { resolveProfilePath } from '../../../../../core/user/profile/profile-path.ts';

const change: fc.Arbitrary<FavouriteChange> = fc.record({
  type: fc.constantFrom('add' as const, 'remove' as const),
  articleId: fc.constantFrom(1, 2, 3),
});
const start = fc.constantFrom(
  { saved: [1, 2], isComplete: true, absent: [] },
  { saved: [1], isComplete: false, absent: [3] },
);

describe('the reading list', () => {
  it('has what was saved last, and each change can be applied twice [reading-list-button-1]', () => {
    fc.assert(
      fc.property(start, fc.array(change, { maxLength: 10 }), change, (list, all, last) => {
        const once = [...all, last].reduce(favourites.apply, list);
        expect(isSaved(once, last.articleId)).toBe(last.type === 'add');
        const twice = favourites.apply(once, last);
        for (const id of [1, 2, 3]) expect(isSaved(twice, id)).toBe(isSaved(once, id));
        expect(twice.saved).toHaveLength(once.saved.length);
      }),
    );
  });

  it('is written by PUT /favorite/add and DELETE /favorite/remove, with a body [reading-list-button-1]', () => {
    expect(favourites.write({ type: 'add', articleId: 7 })).toEqual({
      path: '/favorite/add',
      method: 'PUT',
      json: { article_id: 7 },
    });
    expect(favourites.write({ type: 'remove', articleId: 7 })).toEqual({
      path: '/favorite/remove',
      method: 'DELETE',
      json: { article_id: 7 },
    });
    for (const type of ['add', 'remove'] as const) {
      const { path, ...write } = favourites.write({ type, articleId: 7 });
      expect(favourites.recognise({ path: resolveProfilePath(path), ...write })).toEqual({
        type,
        articleId: 7,
      });
    }
    expect(
      favourites.recognise({ path: '/papi/api/favorite/add', method: 'PUT', json: { article_id: 'x' } }),
    ).toBeUndefined();
    expect(
      favourites.recognise({ path: '/papi/api/favorite/tag/add', method: 'PUT', json: { tag_name: 'x' } }),
    ).toBeUndefined();
  });

  it('knows of a long list what the newest ones tell, and what was asked', () => {
    const long = { saved: [1], isComplete: false, absent: [] };
    expect(isSaved(long, 2)).toBeUndefined();
    expect(isSaved(withArticle(long, 2, true), 2)).toBe(true);
    expect(isSaved(withArticle(long, 2, false), 2)).toBe(false);
    expect(isSaved({ ...long, isComplete: true }, 2)).toBe(false);
  });

  it.each([null, 7, {}, { saved: ['1'], isComplete: true, absent: [] }, { saved: [1], absent: [] }])(
    'does not take %j from storage',
    (value) => {
      expect(favourites.accepts(value)).toBe(false);
    },
  );
});
