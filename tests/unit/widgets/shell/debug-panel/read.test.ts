// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readMarkdown } from '../../../../../tools/links/read-markdown.ts';
import { describeValue } from '../../../../../widgets/shell/debug-panel/describe-value.ts';
import { fileBytes, fileTimes, timingsByFile } from '../../../../../widgets/shell/debug-panel/files.ts';
import { matchesFilter } from '../../../../../widgets/shell/debug-panel/matches-filter.ts';
import { readMessages } from '../../../../../widgets/shell/debug-panel/messages.ts';
import { readCalls } from '../../../../../widgets/shell/debug-panel/read-calls.ts';

const BASE = 'https://static.example/nmt/';

it('tells the times and bytes of a feature from its files, a retry and a preloaded file included', () => {
  const timing = (file: string, startTime: number, responseEnd: number, encodedBodySize: number) => ({
    name: file.startsWith('https') ? file : BASE + file,
    startTime,
    responseEnd,
    encodedBodySize,
  });
  const byFile = timingsByFile(
    [
      timing('quiz-1a2b3.js', 100, 150, 4096),
      timing('quiz-1a2b3.js?retry=1', 400, 410, 4096),
      timing('quiz-1a2b3.css', 100, 460, 1024),
      timing('core-1a2b3.js', 10, 40, 2000),
      timing('react-1a2b3.js', 100, 300, 0),
      timing('https://elsewhere.example/quiz-1a2b3.js', 1, 9999, 9999),
    ],
    BASE,
  );
  const files = {
    script: 'quiz-1a2b3.js',
    style: 'quiz-1a2b3.css',
    imports: ['core-1a2b3.js', 'react-1a2b3.js'],
  };
  expect(fileTimes(files, byFile)).toEqual({ requested: 100, loaded: 460 });
  expect(fileBytes(files, byFile)).toEqual({ own: 5120, shared: 2000 });
  expect(fileTimes({ script: 'poll-1a2b3.js', imports: [] }, byFile)).toEqual({});
  expect(fileBytes({ script: 'react-1a2b3.js', imports: [] }, byFile)).toEqual({});
});

it('lists calls without what their addresses may hold, and no files of the bundle', () => {
  const timing = (name: string, initiatorType: string, responseStatus?: number) =>
    ({ name, initiatorType, startTime: 5, duration: 20, responseStatus }) as PerformanceResourceTiming;
  expect(
    readCalls(
      [
        timing('https://krant.example/data/weather?token=geheim#a', 'fetch', 200),
        timing('https://krant.example/login-status', 'xmlhttprequest', 503),
        timing('https://krant.example/ping', 'beacon'),
        timing('https://krant.example/foto.jpg', 'img', 200),
        timing(`${BASE}manifest.json`, 'fetch', 200),
      ],
      BASE,
    ),
  ).toEqual([
    { address: 'https://krant.example/data/weather', by: 'fetch', status: 200, at: 5, duration: 20 },
    { address: 'https://krant.example/login-status', by: 'xmlhttprequest', status: 503, at: 5, duration: 20 },
    { address: 'https://krant.example/ping', by: 'beacon', status: 0, at: 5, duration: 20 },
  ]);
});

it('gives each message the section of the documentation that has it', () => {
  const read = readMessages([
    'warn\nsite-config\n"disbled" is not a key of script#site-config.\n',
    'error\nquiz\nThe feature failed; its hook keeps what the server sent.\nTypeError: quiz: data-quiz-id is missing',
    'error\nvideo\nThe player failed.\nError: one\ntwo',
    'error\nhttp\nAn origin may not be asked for data.\n',
  ]);
  expect(read.map(({ level, text, docs }) => [level, text, docs])).toEqual([
    ['warn', '"disbled" is not a key of script#site-config.', 'docs/reference/messages.md#site-config'],
    [
      'error',
      expect.stringContaining('TypeError: quiz: data-quiz-id is missing'),
      'docs/errors.md#a-features-name',
    ],
    ['error', 'The player failed. Error: one\ntwo', 'docs/reference/messages.md#video'],
    ['error', 'An origin may not be asked for data.', 'docs/reference/messages.md#http'],
  ]);
});

it('points at pages and headings that the documentation has', () => {
  const failed = readMessages(['error\nquiz\nThe feature failed; its hook keeps what the server sent.\n']);
  const others = ['site-config', 'video', 'http', 'loader'].map((source) => `warn\n${source}\nA text.\n`);
  for (const { docs } of [...failed, ...readMessages(others)]) {
    const [page = '', anchor = ''] = docs.split('#');
    expect(readMarkdown(readFileSync(page, 'utf8')).anchors, docs).toContain(anchor);
  }
});

it('writes payloads with their elements as selectors', () => {
  document.body.innerHTML = '<div id="a" data-widget="quiz"></div><p data-special="rebus"></p>';
  const hook = document.querySelector('div');
  expect(describeValue({ feature: 'quiz', hook, error: new TypeError('broken') })).toBe(
    '{"feature":"quiz","hook":"div#a[data-widget=\\"quiz\\"]","error":"TypeError: broken"}',
  );
  expect(describeValue(undefined)).toBe('undefined');
  expect(describeValue('x'.repeat(1000))).toHaveLength(202);
});

it.each([
  ['', true],
  ['quiz', true],
  ['QUIZ failed', true],
  ['quiz mounted', false],
])('filters by every word: "%s"', (filter, fits) => {
  expect(matchesFilter(filter, ['quiz', 'failed'])).toBe(fits);
});
