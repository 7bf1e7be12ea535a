import type { Deprecation } from '../../core/runtime/caretaker/deprecations.ts';
import { prose } from '../reference/markdown.ts';

/**
 * Returns the declarations of types/names.ts with the literal names, because the package does not contain the manifest
 * from which the sources derive them.
 * @param source the text of types/names.ts, for the comments
 * @param names the names by type
 * @throws {Error} naming a type that the source lacks
 */
export function nameTypes(source: string, names: Readonly<Record<string, readonly string[]>>): string {
  const types = Object.entries(names).map(([type, all]) => {
    const [, comment] = new RegExp(`(/\\*\\*[^/]*\\*/)\\nexport type ${type} =`).exec(source) ?? [];
    if (comment === undefined) throw new Error(`types/names.ts has no type ${type} with a comment.`);
    return `${comment}\nexport type ${type} =\n${all.map((name) => `  | '${name}'`).join('\n')};\n`;
  });
  return types.join('\n');
}

/** The interface with the members, by the kind of a deprecated name. */
const OWNERS = new Map<string, string>([
  ['config', 'SiteConfig'],
  ['event', 'Events'],
]);

/**
 * Marks deprecated settings and events in declarations, so that editors strike them through.
 * @param text the declarations
 * @param deprecations the product's deprecations
 */
export function markDeprecated(
  text: string,
  deprecations: readonly Pick<Deprecation, 'kind' | 'name' | 'endsIn' | 'use'>[],
): string {
  let marked = text;
  for (const { kind, name, endsIn, use } of deprecations) {
    const owner = OWNERS.get(kind);
    // Settings inside another one have a type of their own, whose name is not their key.
    if (!owner || name.includes('.')) continue;
    const start = marked.search(new RegExp(`interface ${owner}\\b`));
    const end = marked.indexOf('\n}', start);
    const member = new RegExp(`\\*/(\\s+(?:readonly )?['"]?${name}['"]?\\??:)`);
    const own = marked.slice(start, end).replace(member, `@deprecated ends in ${endsIn}; ${prose(use)} */$1`);
    marked = marked.slice(0, start) + own + marked.slice(end);
  }
  return marked;
}
