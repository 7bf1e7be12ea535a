import { expect, it } from 'vitest';
import { unseenSince } from '../../../../../widgets/liveblog/liveblog/since/unseen.ts';

const update = (publishedAt: number, more: object = {}) => ({
  id: String(publishedAt),
  publishedAt,
  pinned: false,
  key: false,
  silent: false,
  ...more,
});

it('is nothing where nothing was published since, or only silently [design]', () => {
  expect(unseenSince([update(5), update(3)], 5, false)).toBeUndefined();
  expect(unseenSince([update(6, { silent: true }), update(5)], 5, false)).toBeUndefined();
  expect(unseenSince([], 5, false)).toBeUndefined();
});

it('counts, names the key points, the oldest new one and the newest seen one [design]', () => {
  const list = [
    update(2, { pinned: true, key: true }),
    update(9, { key: true }),
    update(8),
    update(7, { silent: true }),
    update(6, { key: true }),
    update(5),
    update(1, { key: true }),
  ];
  const unseen = unseenSince(list, 5, false);
  expect(unseen).toMatchObject({ count: 3, isAtLeast: false });
  expect(unseen?.first.id).toBe('6');
  expect(unseen?.lastSeen?.id).toBe('5');
  expect(unseen?.keyPoints.map(({ id }) => id)).toEqual(['9', '6']);
});

it('says that there may be more where the whole page is new and older ones are on further pages [design]', () => {
  const list = [update(9), update(8), update(1, { pinned: true })];
  expect(unseenSince(list, 5, true)).toMatchObject({ count: 2, isAtLeast: true, lastSeen: undefined });
  expect(unseenSince(list, 5, false)).toMatchObject({ isAtLeast: false });
  expect(unseenSince([...list, update(4)], 5, true)).toMatchObject({ isAtLeast: false });
});

it('has five key points at most [design]', () => {
  const list = Array.from({ length: 9 }, (_, index) => update(20 - index, { key: true }));
  expect(unseenSince(list, 5, false)?.keyPoints).toHaveLength(5);
});
