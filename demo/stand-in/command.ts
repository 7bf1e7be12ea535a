import { productVersion } from '../../build/product-version.ts';
import { createCommandApp } from '../../fixtures/command/command-app.ts';
import { listenError } from '../../fixtures/command/listen-error.ts';
import { HELP, readOptions, type StandInCommand } from '../../fixtures/command/options.ts';
import { type ServedCall, serve } from '../../fixtures/command/serve.ts';
import { unlistedOrigin } from '../../fixtures/command/unlisted-origin.ts';
import { datePaper } from '../server/addresses.ts';
import { allBackends } from '../server/backends/index.ts';

/**
 * The command `nmt-stand-in`: serves the simulated backend until it is stopped.
 * @param args command-line arguments
 */
export function runStandIn(args: readonly string[]) {
  let command: ReturnType<typeof readOptions>;
  try {
    command = readOptions(args);
  } catch (cause) {
    console.error(`${cause instanceof Error ? cause.message : cause}\nSee nmt-stand-in --help.`);
    process.exitCode = 2;
    return;
  }
  if (command === 'help') console.log(HELP);
  else if (command === 'version') console.log(productVersion());
  else listen(command);
}

function listen(command: StandInCommand) {
  const { host, port, quiet, visitor, origins, faults } = command;
  const app = createCommandApp(command, allBackends(datePaper(Date.now())));
  const named = new Set(origins);
  const answer = (request: Request) => {
    const origin = unlistedOrigin(request, origins);
    if (origin !== undefined && !named.has(origin) && !quiet) {
      console.warn(`Pages of ${origin} may not call it; start it with --origin ${origin} to let them.`);
      named.add(origin);
    }
    return app.fetch(request);
  };
  const server = serve(answer, {
    served: (call) => !quiet && console.log(lineOf(call)),
    failed: (call, cause) => console.error(`${call} failed:`, cause),
  });
  server.on('error', (cause) => {
    console.error(listenError(command, cause));
    process.exitCode = 1;
  });
  server.listen(port, host, () => {
    const name = host.includes(':') ? `[${host}]` : host;
    const address = server.address();
    const origin = `http://${name}:${typeof address === 'object' ? address?.port : port}`;
    console.log(`The stand-in answers at ${origin}/ for ${visitor ?? 'anonymous visitors'}.`);
    if (origins.length > 0) console.log(`Pages of ${origins.join(', ')} may call it.`);
    for (const { fault, pattern } of faults) console.log(`${pattern} fails: ${fault}.`);
  });
}

function lineOf({ method, path, status, milliseconds }: ServedCall): string {
  const time = new Date().toISOString().slice(11, 19);
  return `${time} ${method} ${path} ${status ?? 'broken off'} ${milliseconds} ms`;
}
