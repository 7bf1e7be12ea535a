import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';

/** Matches a relative path of TypeScript in quotes: an import, or the address of a module that another one starts. */
const TYPESCRIPT = /(["'])(\.{1,2}\/[^"'\n]+)\.ts\1/g;

/**
 * Returns a module's path in the package.
 * @param path the path from the root, such as `tools/lint-page/plugin.ts`
 * @returns the path of the JavaScript module
 */
export function packedName(path: string): string {
  return path.replace(/\.ts$/, '.mjs');
}

/**
 * Returns the source of a module of the package: the TypeScript file, also if a launcher of the same name starts it in
 * the repository.
 * @param root the product's folder
 * @param module the module's path in the package
 * @returns the source's path from the root
 */
export function sourceOf(root: string, module: string): string {
  const typescript = module.replace(/\.mjs$/, '.ts');
  return existsSync(join(root, typescript)) ? typescript : module;
}

/**
 * Returns a module in the form of the package: without types, and with the packed paths of its imports.
 * @param path the path from the root; files other than TypeScript are not changed
 */
export function toJavaScript(path: string, source: Buffer): Buffer {
  if (!path.endsWith('.ts')) return source;
  const { code } = transformSync(source.toString('utf8'), {
    loader: 'ts',
    format: 'esm',
    target: 'node20.19',
    sourcefile: path,
    // A type that is imported along with a value is removed; imported values stay.
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
  });
  return Buffer.from(withPackedNames(code));
}

/**
 * Replaces the paths of TypeScript files in a text by those in the package.
 * @param text the text of a module or of its declarations
 */
export function withPackedNames(text: string): string {
  return text.replace(TYPESCRIPT, '$1$2.mjs$1');
}
