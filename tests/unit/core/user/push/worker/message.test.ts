import { expect, it } from 'vitest';
import { ownAddress, readMessage } from '../../../../../../core/user/push/worker/message.ts';

const ORIGIN = 'https://krant.example';
const WORDS = { language: 'nl', news: 'Er is nieuws', seeFrontPage: 'Bekijk het op de voorpagina.' };
const read = (sent: unknown) => readMessage(JSON.stringify(sent), ORIGIN, WORDS);
const PLAIN = {
  title: 'Er is nieuws',
  body: 'Bekijk het op de voorpagina.',
  tag: undefined,
  icon: undefined,
  url: `${ORIGIN}/`,
};

it('reads a message with all its fields', () => {
  const sent = {
    title: ' Dijk bezweken ',
    body: 'Bij Zwolle',
    tag: 'dijk',
    icon: '/i.png',
    url: '/nieuws/a-a1',
  };
  expect(read(sent)).toEqual({
    title: 'Dijk bezweken',
    body: 'Bij Zwolle',
    tag: 'dijk',
    icon: `${ORIGIN}/i.png`,
    url: `${ORIGIN}/nieuws/a-a1`,
  });
});

it.each([
  undefined,
  '',
  'geen json',
  'null',
  '7',
  '"tekst"',
  '[]',
  '{}',
  '{"title":""}',
  '{"title":7}',
  '{"title":["a"]}',
])('makes a plain notification of %j, and throws nothing', (text) => {
  expect(readMessage(text, ORIGIN, WORDS)).toEqual(PLAIN);
});

it('leaves out wrong fields, each on its own', () => {
  const sent = {
    title: 'Titel',
    body: 7,
    tag: {},
    icon: 'https://elsewhere.example/i.png',
    url: 'javascript:alert(1)',
  };
  expect(read(sent)).toEqual({
    title: 'Titel',
    body: '',
    tag: undefined,
    icon: undefined,
    url: `${ORIGIN}/`,
  });
});

it('shortens long texts', () => {
  const { title, body } = read({ title: 'a'.repeat(500), body: 'b'.repeat(5000) });
  expect([title.length, body.length]).toEqual([120, 300]);
  expect(title.endsWith('…')).toBe(true);
  expect(read({ title: `${'a'.repeat(118)}🌊🌊` }).title).toBe(`${'a'.repeat(118)}…`);
});

it.each([
  ['/a', `${ORIGIN}/a`],
  [`${ORIGIN}/a?b#c`, `${ORIGIN}/a?b#c`],
  ['https://elsewhere.example/', undefined],
  ['//elsewhere.example/', undefined],
  ['http://krant.example/', undefined],
  ['https://naam@krant.example/', undefined],
  [`blob:${ORIGIN}/a`, undefined],
  ['data:text/html,a', undefined],
  ['https://', undefined],
  [undefined, undefined],
])('leads to %s: %s', (address, expected) => {
  expect(ownAddress(address, ORIGIN)).toBe(expected);
});
