import { expect, it } from 'vitest';
import { describePages } from '../../../build/pages.ts';
import { entry } from './product.ts';

const MANIFEST = {
  quiz: entry('quiz', { preload: ['frontpage', 'article'] }),
  poll: entry('poll', { preload: ['frontpage'] }),
  rest: entry('rest'),
  wall: entry('wall', { preload: ['article'], urgent: true }),
};

const FILES = {
  quiz: { script: 'quiz-00000.js', style: 'quiz-00000.css', imports: ['core-00000.js', 'react-00000.js'] },
  poll: { script: 'poll-00000.js', imports: ['core-00000.js'] },
  rest: { script: 'rest-00000.js', style: 'rest-00000.css', imports: ['core-00000.js'] },
  wall: { script: 'wall-00000.js', imports: ['http-00000.js', 'core-00000.js'] },
};

const CARETAKER = ['caretaker-00000.js', 'core-00000.js'];

const HASHES = Object.fromEntries(
  [
    ...Object.values(FILES).flatMap(({ script, imports }) => [script, ...imports]),
    ...CARETAKER,
    'quiz-00000.css',
  ].map((file) => [file, `sha256-${file}`]),
);

const pages = describePages(MANIFEST, FILES, HASHES, CARETAKER);
const names = (files: { file: string }[] = []) => files.map(({ file }) => file);

it('lists for each page type the files of its features, their imports first, and first of all those without React', () => {
  expect(names(pages.frontpage?.scripts)).toEqual([
    'core-00000.js',
    'poll-00000.js',
    'react-00000.js',
    'quiz-00000.js',
    'caretaker-00000.js',
  ]);
  expect(names(pages.frontpage?.styles)).toEqual(['quiz-00000.css']);
  expect(names(pages.article?.scripts)).not.toContain('poll-00000.js');
});

it('lists for all other pages the files that every page needs', () => {
  expect(Object.keys(pages)).toEqual(['article', 'frontpage', 'default']);
  expect(names(pages.default?.scripts)).toEqual(['core-00000.js', 'caretaker-00000.js']);
  expect(pages.default?.styles).toEqual([]);
});

it('gives each file with its integrity, once', () => {
  for (const { scripts, styles } of Object.values(pages)) {
    for (const { file, integrity } of [...scripts, ...styles]) expect(integrity).toBe(`sha256-${file}`);
    expect(new Set(names(scripts)).size).toBe(scripts.length);
  }
});

it('puts urgent files first, with a high priority', () => {
  expect(pages.article?.scripts.map(({ file, priority }) => [file, priority])).toEqual([
    ['http-00000.js', 'high'],
    ['core-00000.js', 'high'],
    ['wall-00000.js', 'high'],
    ['react-00000.js', undefined],
    ['quiz-00000.js', undefined],
    ['caretaker-00000.js', 'low'],
  ]);
});
