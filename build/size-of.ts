import type { Module } from './module.ts';

/** Comments in object literals, which the bundler leaves in until white space goes. */
const COMMENTS = /\s*\/\*\*[\s\S]*?\*\//g;

/** The share of a file that is code and not comments, which must not make a module heavy. */
export function shareOfCode(text = ''): number {
  const comments = text.match(COMMENTS) ?? [];
  return text === '' ? 1 : 1 - comments.join('').length / text.length;
}

/** How many bytes of minified code a module has. */
export function sizeOf({ inputs }: Pick<Module, 'inputs'>): number {
  return Object.values(inputs).reduce((sum, { bytesInOutput }) => sum + bytesInOutput, 0);
}

/** The same of several modules. */
export function bytesOf(modules: readonly Pick<Module, 'inputs'>[]): number {
  return modules.reduce((sum, module) => sum + sizeOf(module), 0);
}
