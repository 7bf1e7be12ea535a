import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

const HOME = 'core/runtime/page/fragment.ts';
/** Code that reads an id from a fragment itself, such as by unescaping it. */
const BY_HAND = String.raw`(getElementById|decodeURIComponent)\([^()]*\.slice\(1\)`;

it('what a fragment names is found by fragmentTarget alone, which knows its escapes', () => {
  const { status, stdout } = spawnSync('git', ['grep', '-lE', BY_HAND, '--', 'core', 'widgets'], {
    encoding: 'utf8',
  });
  expect([status, stdout.trim().split('\n')]).toEqual([0, [HOME]]);
});
