import { build } from 'esbuild';

interface BundledCommand {
  /** The path of its source from the root. */
  readonly source: string;
  /** The function in that source that runs it. */
  readonly run: string;
  /** Whether it reads files of the product by their paths from the root. */
  readonly readsFiles: boolean;
}

/** The commands that use packages of the build, by the launcher that the bundle replaces. */
const COMMANDS: Readonly<Record<string, BundledCommand>> = {
  'demo/stand-in.mjs': { source: 'demo/stand-in/command.ts', run: 'runStandIn', readsFiles: true },
  'tools/contract-test.mjs': {
    source: 'tools/contract-test/command.ts',
    run: 'runContractTest',
    readsFiles: false,
  },
};

/** Whether a command is one bundled file in the package. @param launcher its path from the root */
export function isBundled(launcher: string): boolean {
  return Object.hasOwn(COMMANDS, launcher);
}

/**
 * Bundles a command into one file that needs nothing but Node and the files that it reads: for the package, in which it
 * replaces the launcher.
 * @param root the folder of the repository
 * @param launcher the launcher of the command, such as `demo/stand-in.mjs`
 * @returns the file, and the sources in it, as esbuild's metafile names them
 * @throws {Error} if the command is not bundled
 */
export async function bundleCommand(
  root: string,
  launcher: string,
): Promise<{ bytes: Buffer; inputs: string[] }> {
  const command = COMMANDS[launcher];
  if (!command)
    throw new Error(`${launcher} is not bundled; expected one of ${Object.keys(COMMANDS).join(', ')}.`);
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    stdin: { contents: entryOf(command), resolveDir: root },
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    // Some of the packages are CommonJS.
    banner: {
      js: "#!/usr/bin/env node\nimport { createRequire as nmtRequire } from 'node:module';\nconst require = nmtRequire(import.meta.url);",
    },
    logLevel: 'warning',
  });
  const inputs = Object.keys(metafile.inputs).filter((path) => path !== '<stdin>');
  return { bytes: Buffer.from(outputFiles[0]?.contents ?? ''), inputs };
}

/** The package's root is the folder above that of the command. */
const entryOf = ({ source, run, readsFiles }: BundledCommand) => `import { join } from 'node:path';
${readsFiles ? "process.chdir(join(import.meta.dirname, '..'));" : ''}
const { ${run} } = await import('./${source}');
await ${run}(process.argv.slice(2));
`;
