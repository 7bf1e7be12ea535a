// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { readEvent } from '../../../../../../core/domain/liveblog/stream/read-event.ts';
import { PAGE_UPDATES, WIDGET_UPDATES } from '../../../../../../core/domain/liveblog/update.ts';
import { logged } from '../../../../support/logged.ts';

const UPDATE =
  '<li id="u3" data-liveblog-update data-article-id="3" data-published-at="2026-03-29T10:00:00Z" data-pinned="1"><h2>Kop</h2></li>';
const read = (data: unknown, id = '41', kind = PAGE_UPDATES) =>
  readEvent(typeof data === 'string' ? data : JSON.stringify(data), id, kind, 'liveblog');

it('reads updates, removed ones, key moments and the end', () => {
  const html = `<nav data-liveblog-key-moments><a href="#u3">Kop</a></nav>${UPDATE}`;
  const event = read({ html, removed: ['2', 1], ended: true });
  expect(event).toMatchObject({ number: 41, removed: ['2', '1'], ended: true });
  expect(event.updates).toMatchObject([{ id: '3', pinned: true }]);
  expect(event.keyMoments?.textContent).toBe('Kop');
});

it('reads an event without updates', () => {
  expect(read({ removed: ['2'] })).toMatchObject({ updates: [], removed: ['2'], ended: false });
  expect(read({ html: ' \n' }).updates).toEqual([]);
  expect(read({ html: '<nav data-liveblog-key-moments></nav>' }).keyMoments).toBeDefined();
});

it('reads the updates for other pages by their own numbers [liveblog-widget-1]', () => {
  const html = UPDATE.replace('<li', '<li data-update-id="7"');
  expect(read({ html }, '41', WIDGET_UPDATES).updates).toMatchObject([{ id: '7' }]);
  expect(read({ html: UPDATE }, '41', WIDGET_UPDATES).updates).toEqual([]);
});

it('prefers the number in the JSON to the id of the server that sends it', () => {
  expect(read({ number: 41 }, '1748342400:0').number).toBe(41);
  expect(read({ number: 0 }, '7').number).toBe(0);
});

it.each([
  ['is not JSON: "{\\"html\\": \\"<li>"', '{"html": "<li>', '41'],
  ['is JSON of another shape: the value: expected object, received array', [], '41'],
  [
    'is JSON of another shape: removed.0: expected string or number, received object',
    { removed: [{}] },
    '41',
  ],
  ['has the id "1748342400:0" and no number', {}, '1748342400:0'],
  ['has the id "" and no number', {}, ''],
  ['has the id "3" and no number', { number: -1 }, '3'],
  ['has the id "3" and no number', { number: 1.5 }, '3'],
  ['has more than 250000 characters', { html: 'x'.repeat(250_000) }, '41'],
  ['Its html ends halfway.', { html: `${UPDATE}<li` }, '41'],
])('says of what cannot be read that it %s', (message, data, id) => {
  expect(() => read(data, id)).toThrow(message);
});

it('leaves out an update without a time', () => {
  expect(read({ html: UPDATE.replace(/data-published-at="\S*"/, '') }).updates).toEqual([]);
  logged('warn nmt liveblog:', /An update 3 has no data-published-at; it is left out/);
});
