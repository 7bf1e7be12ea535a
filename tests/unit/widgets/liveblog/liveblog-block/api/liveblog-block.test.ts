import fc from 'fast-check';
import { expect, it } from 'vitest';
import { liveblogBlockCheck } from '../../../../../../widgets/liveblog/liveblog-block/api/liveblog-block.ts';
import { liveblogBlockSchema } from '../../../../../../widgets/liveblog/liveblog-block/api/liveblog-block-schema.ts';

it.each([
  [[], true],
  [[{ timestamp: 1 }, { title: 'zonder tijd' }, { timestamp: null }], true],
  [[{ timestamp: 1 }, null], true],
  [[[]], true],
  [{ timestamp: 1 }, false],
  [null, false],
])('accepts the published schema’s examples: %o [liveblog-block-1]', (value, expected) => {
  expect(liveblogBlockCheck.safeParse(value).success).toBe(expected);
  expect(liveblogBlockSchema.safeParse(value).success).toBe(expected);
});

it('leaves out what is not an update [liveblog-block-3]', () => {
  const checked = liveblogBlockCheck.safeParse([{ timestamp: 1 }, null, 'nu', [2]]);
  expect(checked).toEqual({ success: true, data: [{ timestamp: 1 }] });
});

it('agrees with the published schema about any JSON [liveblog-block-1]', () => {
  const entry = fc.oneof(fc.record({ timestamp: fc.jsonValue() }), fc.jsonValue({ maxDepth: 1 }));
  fc.assert(
    fc.property(fc.oneof(fc.array(entry), fc.jsonValue()), (value) => {
      expect(liveblogBlockCheck.safeParse(value).success).toBe(liveblogBlockSchema.safeParse(value).success);
    }),
  );
});
