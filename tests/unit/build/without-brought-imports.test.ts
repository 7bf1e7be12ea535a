import { expect, it } from 'vitest';
import type { Module } from '../../../build/module.ts';
import { withoutBroughtImports } from '../../../build/without-brought-imports.ts';

const modules = new Map(
  Object.entries({
    'quiz.js': ['outer.js', 'inner.js', 'alone.js'],
    'outer.js': ['inner.js'],
    'inner.js': [],
    'alone.js': [],
    'one.js': ['other.js'],
    'other.js': ['one.js'],
  }).map(([name, statics]): [string, Module] => [
    name,
    { name, statics, dynamics: [], inputs: {}, isEntry: false },
  ]),
);

const written = (statics: readonly string[], ...lines: string[]) =>
  withoutBroughtImports({ statics }, lines.join('\n'), modules).split('\n');

it('leaves out what another import brings, and keeps the lines in their places', () => {
  const imports = ['import "./inner.js";', 'import {a} from "./outer.js";', 'import "./alone.js";', 'a();'];
  expect(written(['inner.js', 'outer.js', 'alone.js'], ...imports)).toEqual(['', ...imports.slice(1)]);
});

it('keeps what the module uses, although another import brings it', () => {
  const imports = ['import {b} from "./inner.js";', 'import {a} from "./outer.js";'];
  expect(written(['inner.js', 'outer.js'], ...imports)).toEqual(imports);
});

it('keeps one of two that bring each other', () => {
  const imports = ['import "./one.js";', 'import "./other.js";'];
  expect(written(['one.js', 'other.js'], ...imports)).toEqual(['', 'import "./other.js";']);
});
