// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import {
  fetchLiveblogBlock,
  liveblogBlockSchema,
} from '../../../../../../widgets/liveblog/liveblog-block/api/liveblog-block.ts';
import { backend } from '../../../../support/backend.ts';

it.each([
  [[], true],
  [[{ timestamp: 1 }, { title: 'zonder tijd' }, { timestamp: null }], true],
  [[{ timestamp: 1 }, null], true],
  [[[]], true],
  [{ data: [{ timestamp: 1 }, null] }, true],
  [{ data: null }, false],
  [{ timestamp: 1 }, false],
  [null, false],
])('accepts a list: %o %o [liveblog-block-1]', (value, expected) => {
  expect(liveblogBlockSchema.safeParse(value).success).toBe(expected);
});

it.each([
  ['bare', (list: unknown[]) => list],
  ['under data', (data: unknown[]) => ({ data })],
])('leaves out what is not an update of a list %s [liveblog-block-3]', async (_, sent) => {
  backend({ 'GET /data/liveblog-newstheme-block/4104': sent([{ timestamp: 1 }, null, 'nu', [2]]) });
  expect(await fetchLiveblogBlock(4104, new AbortController().signal)).toEqual([{ timestamp: 1 }]);
});
