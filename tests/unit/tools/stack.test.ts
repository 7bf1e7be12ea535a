import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { transform } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStackReader } from '../../../tools/stack/read-stack.ts';

const SOURCE = `function draw(given: { text: string }): string {
  return given.text.trim();
}

export function start(): string {
  const nothing = undefined as unknown as { text: string };
  return draw(nothing);
}
start();
`;

let folder: string;
let stack: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nmt-stack-'));
  mkdirSync(folder, { recursive: true });
  const { code, map } = await transform(SOURCE, {
    loader: 'ts',
    format: 'iife',
    minify: true,
    sourcemap: true,
    sourcefile: '../widgets/article/quiz/quiz.ts',
  });
  // Like the maps of chunks: a section for each module.
  const sections = [{ offset: { line: 0, column: 0 }, map: JSON.parse(map) }];
  writeFileSync(join(folder, 'quiz-1a2b3.js.map'), JSON.stringify({ version: 3, sections }));
  try {
    new Script(code, { filename: 'https://static.example/nmt/quiz-1a2b3.js' }).runInNewContext({});
  } catch (error) {
    // Without the source line that Node prints before the error's own text.
    stack = /TypeError: .*/s.exec((error as Error).stack ?? '')?.[0] ?? '';
  }
});

afterAll(() => rmSync(folder, { recursive: true }));

const run = (input: string, ...given: string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'tools/stack.ts', ...given],
    {
      input,
      encoding: 'utf8',
    },
  );
  return { status, stdout, stderr };
};

describe('a stack', () => {
  it('that an engine wrote leads to the lines of the sources', () => {
    const text = createStackReader(folder).readText(stack);
    expect(text).toContain('widgets/article/quiz/quiz.ts:2:');
    expect(text).toContain('widgets/article/quiz/quiz.ts:7:');
    expect(text).not.toContain('quiz-1a2b3.js:');
  });

  it.each([
    ['V8', (at: string) => `    at a (https://static.example:8443/nmt/quiz-1a2b3.js:${at})`],
    ['V8, a retry', (at: string) => `    at https://static.example/nmt/quiz-1a2b3.js?retry=1:${at}`],
    ['SpiderMonkey', (at: string) => `a@https://static.example/nmt/quiz-1a2b3.js:${at}`],
    ['a report', (at: string) => `at a (quiz-1a2b3.js:${at})`],
  ])('of %s is read', (_, frame) => {
    const [, at = ''] = /quiz-1a2b3\.js:(\d+:\d+)/.exec(stack) ?? [];
    expect(createStackReader(folder).readText(frame(at))).toMatch(/widgets\/article\/quiz\/quiz\.ts:2:\d+/);
  });

  it('leaves the frames of others as they are, and names maps that are missing', () => {
    const reader = createStackReader(folder);
    const others = 'at a (https://ads.example/tag.js:1:1)\nat b (<anonymous>)';
    expect(reader.readText(others)).toBe(others);
    expect(reader.missing()).toEqual([]);
    expect(reader.readText('at a (poll-9z9z9.js:1:1)')).toBe('at a (poll-9z9z9.js:1:1)');
    expect(reader.missing()).toEqual([
      `${folder}: there is no poll-9z9z9.js.map; the stack may be of another release.`,
    ]);
  });
});

describe('the command', () => {
  it('prints the stack with its sources', () => {
    expect(run(stack, folder)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('quiz.ts:2:'),
      stderr: '',
    });
  });

  it('reads reports', () => {
    const [, at = ''] = /quiz-1a2b3\.js:(\d+:\d+)/.exec(stack) ?? [];
    const reports = { reports: [{ message: 'quiz-1a2b3.js:1:1', stack: [`at a (quiz-1a2b3.js:${at})`] }] };
    const { status, stdout } = run(JSON.stringify(reports), folder, '--json');
    expect(status).toBe(0);
    expect(JSON.parse(stdout).reports[0].stack[0]).toContain('quiz.ts:2:');
    expect(JSON.parse(stdout).reports[0].message).toBe('quiz-1a2b3.js:1:1');
  });

  it('says what is wrong', () => {
    expect(run('at a (poll-9z9z9.js:1:1)', folder)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('there is no poll-9z9z9.js.map'),
    });
    expect(run('', join(folder, 'none'))).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('there is no such folder'),
    });
    expect(run('', 'docs')).toMatchObject({ status: 2, stderr: expect.stringContaining('no source maps') });
    expect(run('')).toMatchObject({ status: 2, stderr: expect.stringContaining('Expected one folder.') });
    expect(run('nothing', folder, '--json')).toMatchObject({ status: 2, stderr: 'The input is not JSON.\n' });
    expect(run('', '--help')).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('nmt-stack <dist>'),
    });
  });
});
