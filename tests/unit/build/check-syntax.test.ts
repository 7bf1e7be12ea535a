import { expect, it } from 'vitest';
import { tooNew } from '../../../build/check-syntax.ts';
import { CHUNK_TARGET } from '../../../build/targets.ts';

it.each([
  ['a look behind', 'const a = /(?<=a)b/;', 'safari16.3'],
  ['a static block', 'class A { static { a(); } }', 'safari16.3'],
  ['optional chaining', 'a?.b();', 'es2019'],
])('finds syntax that a browser of the target cannot parse: %s', async (_, text, target) => {
  expect(await tooNew(text, target)).not.toBe('');
  expect(await tooNew(text, CHUNK_TARGET)).toBe('');
});
