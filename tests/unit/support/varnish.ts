import { spawn, spawnSync } from 'node:child_process';
import { createHmac, randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createSocket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const FOLDER = join(import.meta.dirname, '../../../integrations/varnish');
const MODULES = '/usr/lib/x86_64-linux-gnu/varnish/vmods';

/**
 * Whether Varnish is installed, with its modules; the tests that run it are skipped without (Debian:
 * `apt-get install varnish varnish-modules varnish-vmod-digest`).
 */
export const hasVarnish =
  spawnSync('varnishd', ['-V']).status === 0 &&
  ['digest', 'var', 'xkey'].every((name) => existsSync(join(MODULES, `libvmod_${name}.so`)));

/** The key with which the tests' site signs. */
export const KEY = '8d1f5a0c4b7e4e6f9a2b3c4d5e6f7a8b';

/** The text behind the wall. */
export const WALLED = 'Alleen voor abonnees.';

/** A running Varnish in front of an origin. */
export interface Varnish {
  /** Its address, without a trailing slash. */
  readonly address: string;
  /** The requests that the origin received, as `GET /path`. */
  readonly requests: string[];
  /** Stops the origin; connections to it are refused from then on. */
  killOrigin(): Promise<void>;
  stop(): Promise<void>;
}

/** A cookie with rights, signed by the site. @param ends Unix time in seconds */
export function rightsCookie(kind: string, ends: number, key = KEY): string {
  const signed = `${kind}.${ends}`;
  return `nmt_rights=${signed}.${createHmac('sha256', key).update(signed).digest('hex')}`;
}

/**
 * Starts Varnish on loopback with the product's configuration.
 * @param answer the origin's request handler
 * @param patience how long an expired copy may be served while the origin answers, instead of a minute
 */
export async function startVarnish(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  patience = '60s',
): Promise<Varnish> {
  const requests: string[] = [];
  const origin = createServer((request, response) => {
    // Those of the probe are not a visitor's.
    if (request.headers['x-probe'] === undefined) requests.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  const originPort = await listen(origin);
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'nmt-varnish-'));
  writeFileSync(join(folder, 'key'), `${KEY}\n`);
  writeFileSync(join(folder, 'main.vcl'), configuration(folder, originPort));
  const rules = readFileSync(join(FOLDER, 'nmt.vcl'), 'utf8');
  writeFileSync(join(folder, 'nmt.vcl'), rules.replace('req.grace = 60s', `req.grace = ${patience}`));
  const process = spawn(
    'varnishd',
    [
      ...['-F', '-j', 'none', '-n', join(folder, randomUUID()), '-a', `127.0.0.1:${port}`],
      ...['-f', join(folder, 'main.vcl'), '-p', `vcl_path=${folder}`, '-s', 'malloc,64m'],
      ...['-p', 'thread_pool_min=50', '-p', 'timeout_linger=0'],
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let output = '';
  process.stderr.on('data', (text) => {
    output += text;
  });
  const address = `http://127.0.0.1:${port}`;
  for (let tries = 0; ; tries++) {
    const isUp = await fetch(`${address}/up`).then(
      () => true,
      () => false,
    );
    if (isUp) break;
    if (process.exitCode !== null || tries > 200) throw new Error(`Varnish does not start: ${output}`);
    await wait(50);
  }
  requests.length = 0;
  const killOrigin = () =>
    new Promise<void>((resolve) => {
      origin.close(() => resolve());
      origin.closeAllConnections();
    });
  return {
    address,
    requests,
    killOrigin,
    async stop() {
      const ended = new Promise((resolve) => process.once('exit', resolve));
      process.kill();
      await ended;
      await killOrigin();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The product's example, with the tests' origin and key. */
function configuration(folder: string, originPort: number): string {
  return readFileSync(join(FOLDER, 'example.vcl'), 'utf8')
    .replace('"8080"', `"${originPort}"`)
    .replace('.url = "/";', '.request = "GET / HTTP/1.1" "Host: origin" "X-Probe: 1" "Connection: close";')
    .replace('/etc/varnish/nmt-rights.key', join(folder, 'key'));
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

async function freePort(): Promise<number> {
  const socket = createSocket();
  await new Promise<void>((resolve) => socket.listen(0, '127.0.0.1', resolve));
  const { port } = socket.address() as AddressInfo;
  await new Promise((resolve) => socket.close(resolve));
  return port;
}
