import type { Module } from './module.ts';

/** Matches comments in object literals, which the bundler keeps unless it minifies white space. */
const COMMENTS = /\s*\/\*\*[\s\S]*?\*\//g;

/** The share of a source that is code and not comments, so that comments do not make a module look large. */
export function shareOfCode(text = ''): number {
  const comments = text.match(COMMENTS) ?? [];
  return text === '' ? 1 : 1 - comments.join('').length / text.length;
}

/** Returns the size of a module's minified code in bytes. */
export function sizeOf({ inputs }: Pick<Module, 'inputs'>): number {
  return Object.values(inputs).reduce((sum, { bytesInOutput }) => sum + bytesInOutput, 0);
}

/** Returns the size of several modules in bytes. */
export function bytesOf(modules: readonly Pick<Module, 'inputs'>[]): number {
  return modules.reduce((sum, module) => sum + sizeOf(module), 0);
}
