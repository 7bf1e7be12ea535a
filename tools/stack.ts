/**
 * Translates a stack trace of the built files to lines of the sources.
 *
 * nmt-stack <dist> < stack.txt
 */
import { parseArgs } from 'node:util';
import { productVersion } from '../build/product-version.ts';
import { messageOf } from './errors.ts';
import { createStackReader, type StackReader } from './stack/read-stack.ts';

const HELP = `Turns a stack trace of the built files into lines of the sources.

  nmt-stack <dist> < stack.txt
  nmt-stack <dist> --json < reports.json

<dist>    the folder of the release that threw, with its source maps (*.js.map)
--json    reads JSON instead, and rewrites each list of frames under "stack" in it
--version prints the version of the product
--help    shows this

Lines without a position in a file of that folder are printed as they are. Exit codes: 0 all positions were found; 1 some
were not, each with a message; 2 the command is wrong.
`;

const { values, folder, wrong } = readArguments();
if (values.help) {
  process.stdout.write(HELP);
} else if (values.version) {
  process.stdout.write(`${productVersion()}\n`);
} else if (folder === undefined) {
  process.stderr.write(`${wrong ?? 'Expected one folder.'}\n\n${HELP}`);
  process.exitCode = 2;
} else {
  const reader = createStackReader(folder);
  if (reader.problem) {
    process.stderr.write(`${reader.problem}\n`);
    process.exitCode = 2;
  } else {
    await translate(reader);
  }
}

async function translate(reader: StackReader): Promise<void> {
  const text = await readInput();
  if (values.json && !isJson(text)) {
    process.stderr.write('The input is not JSON.\n');
    process.exitCode = 2;
    return;
  }
  process.stdout.write(values.json ? reader.readJson(text) : reader.readText(text));
  for (const message of reader.missing()) process.stderr.write(`${message}\n`);
  if (reader.missing().length > 0) process.exitCode = 1;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

async function readInput(): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

function readArguments(): {
  values: { help?: boolean; version?: boolean; json?: boolean };
  folder?: string | undefined;
  wrong?: string;
} {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        version: { type: 'boolean' },
        json: { type: 'boolean' },
      },
    });
    return { values, folder: positionals.length === 1 ? positionals[0] : undefined };
  } catch (error) {
    return { values: {}, wrong: messageOf(error) };
  }
}
