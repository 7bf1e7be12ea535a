import { expect, it } from 'vitest';
import type { Update } from '../../../../../../core/domain/liveblog/read-updates.ts';
import { addFromEvent, applyEvent } from '../../../../../../core/domain/liveblog/stream/apply-event.ts';

/** `9*` is a pinned update with the id 9, published at 9; `9@3` one that was published at 3. */
const list = (text: string) =>
  text
    .split(' ')
    .filter(Boolean)
    .map((word) => {
      const [, id = '', time = id] = /^(\d+)(?:@(\d+))?/.exec(word) ?? [];
      return { id, publishedAt: Number(time), pinned: word.endsWith('*'), content: word } as Update;
    });
const written = (updates: readonly Update[]) => updates.map(({ content }) => content).join(' ');

it.each([
  ['a new one first', '2 1', '3', '', '3 2 1'],
  ['new ones in the order of the event', '2 1', '4 3', '', '4 3 2 1'],
  ['a new one after the pinned ones', '9* 2 1', '3', '', '9* 3 2 1'],
  ['a pinned one before the pinned ones', '9* 2 1', '3*', '', '3* 9* 2 1'],
  ['one of before where its time belongs', '9* 5 3 1', '4', '', '9* 5 4 3 1'],
  ['the oldest last', '5 3', '1', '', '5 3 1'],
  ['a changed one in its place', '5 3 1', '3@9', '', '5 3@9 1'],
  ['one that was pinned first', '5 3 1', '3*', '', '3* 5 1'],
  ['one that is no longer pinned where its time belongs', '3* 5 1', '3', '', '5 3 1'],
  ['a removed one no longer', '5 3 1', '', '3 77', '5 1'],
  ['a removed one that is sent again', '5 3 1', '3', '3', '5 3 1'],
  ['one into an empty list', '', '3', '', '3'],
])('places %s [liveblog-6, liveblog-7]', (_, before, sent, removed, after) => {
  const event = { updates: list(sent), removed: removed.split(' ') };
  expect(written(applyEvent(list(before), event))).toBe(after);
});

it.each([
  ['adds new ones', '9* 5 4', '6', '9* 6 5 4'],
  ['changes none', '9* 5 4', '5@6 9', '9* 5 4'],
  ['leaves those of further pages there', '9* 5 4', '2', '9* 5 4'],
  ['adds a pinned one of further pages', '9* 5 4', '2*', '2* 9* 5 4'],
  ['does not add again what was removed', '5 4', '8', '5 4'],
])('%s on the first of several pages [liveblog-7]', (_, before, sent, after) => {
  const known = new Set(['8', '9', '5', '4']);
  expect(written(addFromEvent(list(before), { updates: list(sent), removed: ['5'] }, known))).toBe(after);
});
