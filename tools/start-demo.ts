import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** The interval in ms between checks whether the server is running, and the number of checks. */
const ASK_EVERY = 200;
const TRIES = 500;

/** Starts the demo's server on a free loopback port; `dist/` has to be built. */
export async function startDemo(): Promise<{ origin: string; stop: () => void }> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, ['--import', 'tsx', 'demo/serve.ts'], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = () => server.kill();
  process.once('exit', stop);
  for (let tries = 0; tries < TRIES; tries++) {
    if (await answers(origin)) return { origin, stop };
    await pause(ASK_EVERY);
  }
  stop();
  throw new Error(`The demo did not start at ${origin}.`);
}

async function answers(origin: string): Promise<boolean> {
  try {
    return (await fetch(origin)).ok;
  } catch {
    return false;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object'
          ? resolve(address.port)
          : reject(new Error('There is no free port.')),
      );
    });
  });
}
