import type { Module } from './module.ts';

/** How many bytes of minified code a module has. */
export function sizeOf({ inputs }: Pick<Module, 'inputs'>): number {
  return Object.values(inputs).reduce((sum, { bytesInOutput }) => sum + bytesInOutput, 0);
}

/** The same of several modules. */
export function bytesOf(modules: readonly Pick<Module, 'inputs'>[]): number {
  return modules.reduce((sum, module) => sum + sizeOf(module), 0);
}
