// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { expect, expectTypeOf, it } from 'vitest';
import {
  ACCOUNT_KEYS,
  type Area,
  BROWSER_KEYS,
  type KeyPrefix,
  type StorageKey,
} from '../../../../../core/platform/storage/keys.ts';
import { storedItem } from '../../../../../core/platform/storage/stored-item.ts';
import { writeText } from '../../../../../core/platform/storage/texts.ts';

/** A row of docs/storage.md: its keys, as in the list, and the text of the last cell. */
interface Row {
  readonly keys: string[];
  readonly until: string;
}

const documented = readFileSync('docs/storage.md', 'utf8');

/** The rows of the table under a heading. */
function rowsOf(heading: string): Row[] {
  const section = documented.split(/^## /m).find((part) => part.startsWith(heading)) ?? '';
  return section
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => {
      const cells = line.slice(1, -1).split('|');
      const keys = [...(cells[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, key]) =>
        String(key).replace(/\{\w+\}/, '*'),
      );
      return { keys, until: cells.at(-1) ?? '' };
    });
}

const AREAS: [Area, string][] = [
  ['local', 'Local storage'],
  ['session', 'Session storage'],
];

it.each(AREAS)('lists the keys of %s storage that are documented, and no others', (area, heading) => {
  const keys = new Set(rowsOf(heading).flatMap((row) => row.keys));
  expect([...keys].sort()).toEqual([...ACCOUNT_KEYS[area], ...BROWSER_KEYS[area]].sort());
});

it.each(AREAS)('says which of %s storage a logout removes', (area, heading) => {
  const removed = rowsOf(heading).filter(({ until }) => /\blogged out\b|\blogout\b/.test(until));
  const keys = new Set(removed.flatMap((row) => row.keys));
  expect([...keys].sort()).toEqual([...ACCOUNT_KEYS[area]].sort());
});

it('lists the cookies that the product writes', () => {
  const written = rowsOf('Cookies').filter(({ keys }) =>
    BROWSER_KEYS.cookie.some((name) => keys.includes(name)),
  );
  expect(written).toHaveLength(BROWSER_KEYS.cookie.length);
});

it('is all that can be stored', () => {
  // @ts-expect-error: the key is not listed
  writeText('local', 'nmt_forgotten', 'x');
  // @ts-expect-error: the key is one of session storage
  writeText('local', 'nmt_webp', 'x');
  const accepts = (value: unknown): value is string => typeof value === 'string';
  // @ts-expect-error: the key is not listed
  storedItem({ key: 'nmt_forgotten', accepts });
  // @ts-expect-error: the key is one of local storage
  storedItem({ key: 'nmt_quiz', area: 'session', accepts });
  expectTypeOf<'nmt_outbox:1'>().toExtend<StorageKey<'local'>>();
  expectTypeOf<'nmt_outbox:'>().toExtend<KeyPrefix<'local'>>();
});
