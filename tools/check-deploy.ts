/**
 * Checks a deployed folder: types, caching, CORS, compression, integrity, and whether the files of earlier releases
 * still exist.
 *
 * nmt-check-deploy https://static.example.org/nmt/
 */
import { parseArgs } from 'node:util';
import { productVersion } from '../build/product-version.ts';
import { checkDeploy } from './check-deploy/check-deploy.ts';
import { summarise } from './check-deploy/summarise.ts';
import { messageOf } from './errors.ts';

const HELP = `Checks a deployed folder against docs/deploy.md.

  nmt-check-deploy https://static.example.org/nmt/
  nmt-check-deploy https://static.example.org/nmt/ --old releases/0l020/manifest.json --old releases/56h9y/manifest.json

--old <manifest>   the manifest.json of an earlier release, a file or an address: its files must still be there. Repeatable
--quick            checks 20 of the chunks instead of all
--json             prints the problems as JSON: a list of { level, check, address, message }
--version          prints the version of the product
--help             shows this

Exit codes: 0 nothing is wrong; warnings are printed. 1 something is wrong. 2 the command is wrong, or the folder has no
manifest.json that can be read.
`;

const { values, folders, wrong } = readArguments();
const [folder, ...others] = folders;
if (values.help) {
  process.stdout.write(HELP);
} else if (values.version) {
  process.stdout.write(`${productVersion()}\n`);
} else if (wrong || folder === undefined || others.length > 0) {
  process.stderr.write(`${wrong ?? 'Expected the address of one folder.'}\n\n${HELP}`);
  process.exitCode = 2;
} else {
  const result = await checkDeploy(folder, { old: values.old ?? [], isQuick: values.quick === true });
  process.stdout.write(values.json ? `${JSON.stringify(result.problems, null, 2)}\n` : summarise(result));
  if (result.problems.some(({ level }) => level === 'error')) process.exitCode = 1;
  if (!result.release) process.exitCode = 2;
}

interface Arguments {
  readonly values: {
    readonly help?: boolean;
    readonly version?: boolean;
    readonly old?: readonly string[];
    readonly quick?: boolean;
    readonly json?: boolean;
  };
  readonly folders: readonly string[];
  /** Returns the reason why the command's arguments are invalid. */
  readonly wrong?: string;
}

function readArguments(): Arguments {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        version: { type: 'boolean' },
        old: { type: 'string', multiple: true },
        quick: { type: 'boolean' },
        json: { type: 'boolean' },
      },
    });
    return { values, folders: positionals };
  } catch (error) {
    return { values: {}, folders: [], wrong: messageOf(error) };
  }
}
