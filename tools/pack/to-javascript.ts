import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';

/** A relative path of TypeScript in quotes: an import, or the address of a module that another one starts. */
const TYPESCRIPT = /(["'])(\.{1,2}\/[^"'\n]+)\.ts\1/g;

/**
 * The name that a module has in the package.
 * @param path from the root, such as `tools/lint-page/plugin.ts`
 * @returns the same as a module of JavaScript
 */
export function packedName(path: string): string {
  return path.replace(/\.ts$/, '.mjs');
}

/**
 * The source of a module of the package: TypeScript, also if a launcher of the same name starts that in the repository.
 * @param root of the product
 * @param module its packed name
 * @returns path from the root
 */
export function sourceOf(root: string, module: string): string {
  const typescript = module.replace(/\.mjs$/, '.ts');
  return existsSync(join(root, typescript)) ? typescript : module;
}

/**
 * A module as the package has it: without types, and with the packed names of those that it imports.
 * @param path from the root; anything but TypeScript stays as it is
 */
export function toJavaScript(path: string, source: Buffer): Buffer {
  if (!path.endsWith('.ts')) return source;
  const { code } = transformSync(source.toString('utf8'), {
    loader: 'ts',
    format: 'esm',
    target: 'node20.19',
    sourcefile: path,
    // A type that is imported with a value is left out; what is imported as a value stays.
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
  });
  return Buffer.from(withPackedNames(code));
}

/**
 * A text with the packed names in place of TypeScript's.
 * @param text of a module or of its declarations
 */
export function withPackedNames(text: string): string {
  return text.replace(TYPESCRIPT, '$1$2.mjs$1');
}
