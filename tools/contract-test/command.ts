import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { productVersion } from '../../build/product-version.ts';
import { messageOf } from '../errors.ts';
import { readJson } from '../read-json.ts';
import { addressOf, type Target } from './make-request.ts';
import { type Command, HELP, readOptions } from './options.ts';
import { playCall } from './play-call.ts';
import { type PlayedCall, readCalls, selectCalls } from './read-calls.ts';
import { type Played, report } from './report.ts';
import { send } from './send.ts';

/** Milliseconds within which a server must send any answer. */
const REACHED_WITHIN = 10_000;

/**
 * The command `nmt-contract-test`: makes the calls to a server and prints the errors.
 * @param args the arguments of the command
 */
export async function runContractTest(args: readonly string[]) {
  try {
    const command = readOptions(args, process.env.NMT_LOGIN);
    if (command === 'help') console.log(HELP);
    else if (command === 'version') console.log(productVersion());
    else process.exitCode = await run(command);
  } catch (cause) {
    console.error(`${messageOf(cause)}\nSee nmt-contract-test --help.`);
    process.exitCode = 2;
  }
}

async function run(command: Command): Promise<number> {
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
    addresses: command.files.addresses ? (readJson(command.files.addresses) as Record<string, string>) : {},
    values: command.files.values ? (readJson(command.files.values) as Record<string, unknown>) : {},
    now: new Date(),
  };
  const reached = await send(new URL(`${target.server}/`), {}, REACHED_WITHIN);
  if ('failure' in reached) throw new TypeError(`${target.server} cannot be reached: ${reached.failure}.`);
  const played = await playAll(calls, target, command);
  console.log(report(played, command.format));
  return played.some(({ findings }) => findings.some(({ level }) => level === 'error')) ? 1 : 0;
}

/** Makes the calls one after another, because this is not a load test. */
export async function playAll(
  calls: readonly PlayedCall[],
  target: Target,
  options: { reads: boolean; effects: boolean },
): Promise<Played[]> {
  const played: Played[] = [];
  for (const call of calls) {
    const { origin, pathname } = addressOf(call, target);
    const skipped = reasonToSkip(call, options);
    const findings = skipped ? [] : await playCall(call, target);
    played.push({ call, url: origin + pathname, skipped, findings });
  }
  return played;
}

function reasonToSkip(
  { method, effect }: PlayedCall,
  { reads, effects }: { reads: boolean; effects: boolean },
): string | undefined {
  if (reads && method !== 'GET') return 'it is a write (--reads)';
  return effect && !effects ? `it ${effect} (--effects plays it)` : undefined;
}

/** Returns the path of dist/openapi.json, which differs between the package and the repository. */
function findOpenApi(): string {
  const root = join(import.meta.dirname, '..');
  const found = [root, join(root, '..')].map((folder) => join(folder, 'dist/openapi.json')).find(existsSync);
  if (!found) throw new TypeError('There is no dist/openapi.json; run the build, or name one by --openapi.');
  return found;
}
