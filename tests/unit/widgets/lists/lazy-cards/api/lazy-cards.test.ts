// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { fetchLazyItems } from '../../../../../../widgets/lists/lazy-cards/api/lazy-cards.ts';
import { backend } from '../../../../support/backend.ts';

const { signal } = new AbortController();

afterEach(() => {
  vi.unstubAllGlobals();
});

const read = (answer: unknown) => {
  backend({ 'GET /data/cards/article': () => Response.json(answer) });
  return fetchLazyItems('/data/cards/article', { origins: new Set([location.origin]), signal });
};

it.each([
  ['hits', { hits: [1, 2] }, [1, 2]],
  ['items', { items: [1, 2] }, [1, 2]],
  ['items beside empty hits', { hits: [], items: [1] }, [1]],
  ['hits beside empty items', { hits: [1], items: [] }, [1]],
  ['hits of both', { hits: [1], items: [2] }, [1]],
  ['items beside unreadable hits', { hits: {}, items: [1] }, [1]],
  ['nothing of two empty lists', { hits: [], items: [] }, []],
  ['nothing of no list', {}, []],
])('takes %s [lazy-cards-1]', async (_, answer, items) => {
  await expect(read(answer)).resolves.toEqual(items);
});
