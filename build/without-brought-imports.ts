import { closure } from './closure.ts';
import type { Module } from './module.ts';
import { mustGet } from './must-get.ts';

/** Matches an import that binds no name, as the bundler writes it, on a line of its own. */
const BARE_IMPORT = /^import "\.\/([\w-]+\.js)";$/gm;

/**
 * Removes imports of which a module uses nothing and which its other imports load anyway. The bundler lists everything
 * that a module needs in this way, which would be half of a small feature.
 * @param module the module as the bundler reports it
 * @param text its code; the lines stay where they are
 */
export function withoutBroughtImports(
  { statics }: Pick<Module, 'statics'>,
  text: string,
  modules: ReadonlyMap<string, Module>,
): string {
  const kept = new Set(statics);
  return text.replace(BARE_IMPORT, (line, name: string) => {
    kept.delete(name);
    const target = mustGet(modules, name);
    if ([...kept].some((other) => closure(mustGet(modules, other), modules).has(target))) return '';
    kept.add(name);
    return line;
  });
}
