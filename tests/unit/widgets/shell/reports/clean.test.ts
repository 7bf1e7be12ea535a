import { describe, expect, it } from 'vitest';
import {
  cleanAddress,
  cleanMessage,
  cleanPath,
  cleanStack,
} from '../../../../../widgets/shell/reports/clean.ts';

const BASE = 'https://static.example/nmt/';

describe('a message', () => {
  it.each([
    [
      'TypeError: quiz: data-quiz-id is "Jan de Vries"; expected a number.',
      'TypeError: quiz: data-quiz-id is "…"; expected a number.',
    ],
    ["Cannot read 'geheim' of undefined", 'Cannot read "…" of undefined'],
    ["It can't and won't load", "It can't and won't load"],
    ['No user jan.devries@post.example here', 'No user … here'],
    ['Failed for 7b4e5a34-4f0b-4c47-9f36-0d1f5f2f6a11', 'Failed for …'],
    ['Account 12345678 is unknown, answered 503.', 'Account … is unknown, answered 503.'],
    [
      'GET https://api.example/user/me?token=geheim#a answered 404.',
      'GET https://api.example/user/me answered 404.',
    ],
    ['GET https://jan:geheim@api.example/a answered 404.', 'GET https://api.example/a answered 404.'],
    ['“Jan” en ‘Piet’ en `x`', '"…" en "…" en "…"'],
  ])('%s', (message, clean) => expect(cleanMessage(message)).toBe(clean));

  it('has at most 300 characters', () => expect(cleanMessage('x'.repeat(5000))).toHaveLength(300));
});

it.each([
  [
    '/nieuws/2026/03/29/de-eerste-pont-van-de-dag-a4101',
    '/nieuws/2026/03/29/de-eerste-pont-van-de-dag-a4101',
  ],
  ['/arbeidsongeschiktheidsverzekering/', '/arbeidsongeschiktheidsverzekering/'],
  ['/activeer/7b4e5a34-4f0b-4c47-9f36-0d1f5f2f6a11', '/activeer/…'],
  ['/activeer/eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0', '/activeer/…'],
  ['/gift/Zm9vYmFyYmF6-c3Rhcg1', '/gift/…'],
  ['/mollie/payments/tr_7UhSN1zuXS', '/mollie/payments/…'],
  ['/uitschrijven/jan@post.example/', '/uitschrijven/…/'],
  ['/', '/'],
])('the path %s is reported as %s', (path, clean) => expect(cleanPath(path)).toBe(clean));

it('takes query and fragment off an address', () => {
  expect(cleanAddress('https://krant.example/a?email=jan#b')).toBe('https://krant.example/a');
  expect(cleanAddress('niets')).toBe('');
});

describe('a stack', () => {
  it('of V8 has the names of our files, and the addresses of others without their query', () => {
    const stack = `TypeError: Jan is not a function
    at draw (https://static.example/nmt/quiz-1a2b3.js?retry=1:1:2345)
    at async Promise.all (index 0)
    at https://static.example/nmt/core-1a2b3.js:2:17
    at Object.start (https://ads.example/tag.js?user=jan:9:1)
    at new View (https://static.example/nmt/react-1a2b3.js:3:4)`;
    expect(cleanStack(stack, BASE)).toEqual([
      'at draw (quiz-1a2b3.js:1:2345)',
      'at core-1a2b3.js:2:17',
      'at Object.start (https://ads.example/tag.js:9:1)',
      'at new View (react-1a2b3.js:3:4)',
    ]);
  });

  it('of SpiderMonkey and JavaScriptCore has the same form', () => {
    const stack = `draw@https://static.example/nmt/quiz-1a2b3.js:1:2345
@https://static.example/nmt/core-1a2b3.js:2:17
asyncFunctionResume@[native code]`;
    expect(cleanStack(stack, BASE)).toEqual(['at draw (quiz-1a2b3.js:1:2345)', 'at core-1a2b3.js:2:17']);
  });

  it('has at most 20 frames', () => {
    expect(cleanStack('at a (https://static.example/nmt/a-1a2b3.js:1:1)\n'.repeat(50), BASE)).toHaveLength(
      20,
    );
  });
});
