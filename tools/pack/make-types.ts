import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { SHARE_METHODS } from '../../core/domain/share/methods.ts';
import type { Deprecation } from '../../core/runtime/caretaker/deprecations.ts';
import type { ConfigSchema } from '../../core/runtime/config/config-schema.contract.ts';
import { PAGE_TYPES } from '../../core/runtime/page/page-types.ts';
import { prose } from '../reference/markdown.ts';
import { markDeprecated, nameTypes } from './name-types.ts';
import { rollUp } from './roll-up.ts';
import { siteConfigTypes } from './site-config-types.ts';
import { sourceOf, withPackedNames } from './to-javascript.ts';

/** Declarations that a page has without importing modules; the roll-up contains only exports. */
const GLOBALS = `declare global {
  interface Window {
    /**
     * The product's global: an array of functions until the product has loaded, then the object that calls
     * them.
     */
    nmt?: Nmt | ((nmt: Nmt) => void)[];
  }
}
`;

/** The modules that scripts of a publisher import, with the name under which the package exports each. */
export const MODULES = {
  './head': 'integrations/head/head.mjs',
  './csp': 'build/csp.mjs',
  './lint': 'tools/lint-page/plugin.mjs',
  './lint/release': 'tools/lint-page/read-release-folder.mjs',
};
/** Matches another module whose types a declaration names; packages do not count. */
const NAMED = /\b(?:import\(|from )["'](\.[^"']+)\.mjs["']/g;

/**
 * Returns the path of a module's declarations in the package.
 * @param module the module, from the root of the package, such as `integrations/head/head.mjs`
 * @returns such as `types/integrations/head/head.d.mts`
 */
export function typesOf(module: string): string {
  return `types/${module.replace(/\.mjs$/, '.d.mts')}`;
}

/**
 * Makes the package's declarations from the product's own types: `types/index.ts` with all that it exports, as one file
 * that imports nothing, and those of each of {@link MODULES} with the modules whose types they name.
 * @param root the product's folder
 * @param deprecated the deprecated names, as in dist/contract.json
 * @param siteConfig the content of dist/site-config.schema.json
 * @param work a folder for intermediate files, relative to the root
 * @returns the texts by path in the package
 * @throws {Error} if an exported name has no comment, or is not exported although another needs it
 */
export function makeTypes(
  root: string,
  deprecated: readonly Deprecation[],
  siteConfig: ConfigSchema,
  work: string = '.cache/package-types',
): Map<string, string> {
  const folder = join(root, work);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  emitDeclarations(root, folder);
  const names = {
    FeatureName: Object.keys(JSON.parse(readFileSync(join(root, 'manifest.json'), 'utf8'))),
    PageType: PAGE_TYPES,
  };
  writeFileSync(
    join(folder, 'types/names.d.ts'),
    nameTypes(readFileSync(join(root, 'types/names.ts'), 'utf8'), names),
  );
  const config = siteConfigTypes(siteConfig, { FeatureName: names.FeatureName, ShareMethod: SHARE_METHODS });
  const index = markDeprecated(
    finish(`${rollUp(join(folder, 'types/index.d.ts'), folder)}\n${config}`),
    deprecated,
  );
  const declarations = new Map([
    ['types/index.d.ts', index],
    // This copy is for CommonJS projects, whose compiler would take the other one for an ES module.
    ['types/index.d.cts', index],
  ]);
  const waiting = Object.values(MODULES);
  for (let module = waiting.pop(); module !== undefined; module = waiting.pop()) {
    if (declarations.has(typesOf(module))) continue;
    const text = readDeclarations(join(folder, module));
    declarations.set(typesOf(module), text);
    const beside = posix.dirname(module);
    waiting.push(...[...text.matchAll(NAMED)].map(([, other]) => posix.join(beside, `${other}.mjs`)));
  }
  return declarations;
}

/** Returns the declarations of a module of the package, whose source may be TypeScript. */
function readDeclarations(module: string): string {
  const own = module.replace(/\.mjs$/, '.d.mts');
  const typescript = module.replace(/\.mjs$/, '.d.ts');
  return withPackedNames(readFileSync(existsSync(typescript) ? typescript : own, 'utf8'));
}

function emitDeclarations(root: string, folder: string): void {
  const config = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      allowJs: true,
      types: ['node'],
      rootDir: root,
      outDir: folder,
    },
    files: ['types/index.ts', ...Object.values(MODULES)].map((file) => join(root, sourceOf(root, file))),
    include: [],
    exclude: [],
  };
  const file = join(folder, 'tsconfig.json');
  writeFileSync(file, JSON.stringify(config));
  const { status, stdout, error } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', file], {
    encoding: 'utf8',
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`The declarations cannot be made:\n${stdout}`);
}

/** Removes the ids of requirements, which readers of the package do not have. @param text the roll-up */
function finish(text: string) {
  return `${text.replace(/\/\*\*[\s\S]*?\*\//g, prose).trimEnd()}\n\n${GLOBALS}`;
}
