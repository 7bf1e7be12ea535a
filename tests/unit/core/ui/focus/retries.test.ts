import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** A button with one of the texts that offer to try again, in a view or in plain DOM code. */
const RETRY =
  /\{\s*(?:\w+ \? )?(?:RETRY|TRY_AGAIN)\b|createButton\((?:RETRY|TRY_AGAIN)\b|label: (?:RETRY|TRY_AGAIN)\b/;
/** Code that keeps the focus of a button that is removed. */
const KEEPS = /<LoadFailure\b|\buseHandOnFocus\(|\buseKeptFocus\(|\btakesFocus\b|\.focus\(|\bfocusOn\(/;

/** Files whose button keeps the focus by code in another file. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'widgets/article/comments/block.ts': 'comments.ts gives the focus to the hook',
};

it('a button that tries again hands its focus on if it goes away, in every feature', () => {
  const filesIn = (folder: string) =>
    readdirSync(join(root, folder), { recursive: true }).map((path) => `${folder}/${path}`);
  const files = [...filesIn('core'), ...filesIn('widgets')].filter((path) => /\.tsx?$/.test(path));
  const withRetry = files.filter((path) => RETRY.test(read(path)));
  expect(withRetry.length).toBeGreaterThan(8);
  expect(withRetry.filter((path) => !KEEPS.test(read(path)) && !(path in ELSEWHERE))).toEqual([]);
});
