import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/**
 * The commands that are TypeScript or use packages of the build: their source, the function that runs them, and whether
 * they read files of the product, by paths from its root.
 */
const COMMANDS = {
  'stand-in': { source: 'tools/stand-in/command.mjs', run: 'runStandIn', readsFiles: true },
  'contract-test': { source: 'tools/contract-test/command.mjs', run: 'runContractTest', readsFiles: false },
};

/**
 * Bundles a command into one file that needs nothing but Node and the files that it reads: for the package, where it
 * takes the place of the file of the same name in `tools/`.
 * @param {string} root of the repository
 * @param {keyof typeof COMMANDS} name
 * @param {string} outfile such as `tools/stand-in.mjs` of the package
 */
export async function bundleCommand(root, name, outfile) {
  await build({
    ...shared(root),
    stdin: { contents: entryOf(COMMANDS[name]), resolveDir: root },
    outfile,
    // Some of the packages are CommonJS.
    banner: {
      js: "#!/usr/bin/env node\nimport { createRequire as nmtRequire } from 'node:module';\nconst require = nmtRequire(import.meta.url);",
    },
  });
}

/**
 * Runs a command from its sources.
 * @param {string} root of the repository
 * @param {keyof typeof COMMANDS} name
 */
export async function runCommand(root, name) {
  const { source, run, readsFiles } = COMMANDS[name];
  const folder = join(root, '.cache');
  mkdirSync(folder, { recursive: true });
  const outfile = join(folder, `${name}.mjs`);
  await build({
    ...shared(root),
    stdin: { contents: `export { ${run} as run } from './${source}';`, resolveDir: root },
    outfile,
    packages: 'external',
    sourcemap: true,
  });
  if (readsFiles) process.chdir(root);
  const { run: start } = await import(pathToFileURL(outfile).href);
  await start(process.argv.slice(2));
}

const shared = (root) => ({
  absWorkingDir: root,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  logLevel: 'warning',
});

/** The package's root is the folder above the one of the command. */
const entryOf = ({ source, run, readsFiles }) => `import { join } from 'node:path';
${readsFiles ? "process.chdir(join(import.meta.dirname, '..'));" : ''}
const { ${run} } = await import('./${source}');
await ${run}(process.argv.slice(2));
`;
