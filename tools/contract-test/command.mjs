import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { productVersion } from '../product-version.mjs';
import { readJson } from '../read-json.mjs';
import { addressOf } from './make-request.mjs';
import { HELP, readOptions } from './options.mjs';
import { playCall } from './play-call.mjs';
import { readCalls, selectCalls } from './read-calls.mjs';
import { report } from './report.mjs';
import { send } from './send.mjs';

/** Milliseconds within which a server answers anything at all. */
const REACHED_WITHIN = 10_000;

/**
 * The command `nmt-contract-test`: plays the calls against a server and prints what is wrong.
 * @param {readonly string[]} args of the command line
 */
export async function runContractTest(args) {
  try {
    const command = readOptions(args, process.env.NMT_LOGIN);
    if (command === 'help') console.log(HELP);
    else if (command === 'version') console.log(productVersion());
    else process.exitCode = await run(command);
  } catch (cause) {
    console.error(`${cause.message}\nSee nmt-contract-test --help.`);
    process.exitCode = 2;
  }
}

async function run(command) {
  const calls = selectCalls(readCalls(readJson(command.files.openapi ?? findOpenApi())), command);
  if (command.list) {
    console.log(
      calls.map(({ name, method, path, subject }) => `${name}  ${method} ${path}  (${subject})`).join('\n'),
    );
    return 0;
  }
  const target = {
    server: command.server,
    origin: command.origin,
    login: command.login,
    currency: command.currency,
    addresses: command.files.addresses ? readJson(command.files.addresses) : {},
    values: command.files.values ? readJson(command.files.values) : {},
    now: new Date(),
  };
  const reached = await send(new URL(`${target.server}/`), {}, REACHED_WITHIN);
  if ('failure' in reached) throw new TypeError(`${target.server} cannot be reached: ${reached.failure}.`);
  const played = await playAll(calls, target, command);
  console.log(report(played, command.format));
  return played.some(({ findings }) => findings.some(({ level }) => level === 'error')) ? 1 : 0;
}

/**
 * Plays calls, one after another: a server is not to be tried for its strength.
 * @param {readonly import('./read-calls.mjs').PlayedCall[]} calls
 * @param {import('./make-request.mjs').Target} target
 * @param {{ reads: boolean, effects: boolean }} options
 * @returns {Promise<import('./report.mjs').Played[]>}
 */
export async function playAll(calls, target, options) {
  const played = [];
  for (const call of calls) {
    const { origin, pathname } = addressOf(call, target);
    const skipped = reasonToSkip(call, options);
    const findings = skipped ? [] : await playCall(call, target);
    played.push({ call, url: origin + pathname, skipped, findings });
  }
  return played;
}

function reasonToSkip({ method, effect }, { reads, effects }) {
  if (reads && method !== 'GET') return 'it is a write (--reads)';
  return effect && !effects ? `it ${effect} (--effects plays it)` : undefined;
}

/** In the package, or in the repository. */
function findOpenApi() {
  const root = join(import.meta.dirname, '..');
  const found = [root, join(root, '..')]
    .flatMap((folder) => [join(folder, 'dist/openapi.json'), join(folder, 'docs/api/openapi.json')])
    .find(existsSync);
  if (!found) throw new TypeError('There is no dist/openapi.json; run the build, or name one by --openapi.');
  return found;
}
