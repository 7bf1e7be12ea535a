import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { prose } from '../reference/markdown.mjs';
import { rollUp } from './roll-up.mjs';

/** What a page has beside modules; the roll-up holds exports alone. */
const GLOBALS = `declare global {
  interface Window {
    /** The product's global: an array of functions until it has loaded, then the object that calls them. */
    nmt?: Nmt | ((nmt: Nmt) => void)[];
  }
}
`;

const HEAD = 'integrations/head/head';

/**
 * Makes the package's declarations from the product's own types: `types/index.ts` with all that it exports, as one file
 * that imports nothing, and those of the head's renderer.
 * @param {string} root of the product
 * @param {string} [work] a folder for what comes in between, relative to the root
 * @returns {Map<string, string>} texts by file name
 * @throws {Error} where an exported name has no comment, or is not exported although another needs it
 */
export function makeTypes(root, work = '.cache/package-types') {
  const folder = join(root, work);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  emitDeclarations(root, folder);
  return new Map([
    ['index.d.ts', finish(rollUp(join(folder, 'types/index.d.ts'), folder))],
    ['head.d.mts', readFileSync(join(folder, `${HEAD}.d.mts`), 'utf8')],
  ]);
}

function emitDeclarations(root, folder) {
  const config = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      allowJs: true,
      types: [],
      rootDir: root,
      outDir: folder,
    },
    files: [join(root, 'types/index.ts'), join(root, `${HEAD}.mjs`)],
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

/** Without the ids of requirements, which nobody outside has. @param {string} text the roll-up */
function finish(text) {
  return `${text.replace(/\/\*\*[\s\S]*?\*\//g, prose).trimEnd()}\n\n${GLOBALS}`;
}
