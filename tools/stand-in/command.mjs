import { datePaper } from '../../demo/server/addresses.ts';
import { allBackends } from '../../demo/server/backends/index.ts';
import { createCommandApp } from '../../fixtures/command/command-app.ts';
import { HELP, readOptions } from '../../fixtures/command/options.ts';
import { serve } from '../../fixtures/command/serve.ts';

/**
 * The command `nmt-stand-in`: serves the stand-in until it is stopped.
 * @param {readonly string[]} args of the command line
 */
export function runStandIn(args) {
  let command;
  try {
    command = readOptions(args);
  } catch (cause) {
    console.error(`${cause.message}\nSee nmt-stand-in --help.`);
    process.exitCode = 2;
    return;
  }
  if (command === 'help') console.log(HELP);
  else listen(command);
}

/** @param {import('../../fixtures/command/options.ts').StandInCommand} command */
function listen(command) {
  const { host, port, quiet, visitor, origins, faults } = command;
  const app = createCommandApp(command, allBackends(datePaper(Date.now())));
  const server = serve((request) => app.fetch(request), {
    served: (call) => !quiet && console.log(lineOf(call)),
    failed: (call, cause) => console.error(`${call} failed:`, cause),
  });
  server.on('error', (cause) => {
    console.error(`nmt-stand-in cannot listen at ${host}:${port}: ${cause.message}`);
    process.exitCode = 1;
  });
  server.listen(port, host, () => {
    const name = host.includes(':') ? `[${host}]` : host;
    const origin = `http://${name}:${server.address().port}`;
    console.log(`The stand-in answers at ${origin}/ for ${visitor ?? 'anonymous visitors'}.`);
    if (origins.length > 0) console.log(`Pages of ${origins.join(', ')} may call it.`);
    for (const { fault, pattern } of faults) console.log(`${pattern} fails: ${fault}.`);
  });
}

function lineOf({ method, path, status, milliseconds }) {
  const time = new Date().toISOString().slice(11, 19);
  return `${time} ${method} ${path} ${status ?? 'broken off'} ${milliseconds} ms`;
}
