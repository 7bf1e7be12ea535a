import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { packModules } from '../../../tools/pack/collect.ts';
import { packageJson } from '../../../tools/pack/package-json.ts';
import { filesInPage } from '../../unit/tools/files-in-page.ts';

const ROOT = join(import.meta.dirname, '../../..');
const PAGE = join(ROOT, 'docs/site-in-an-hour.md');

/** The site of docs/site-in-an-hour.md, in its final state. */
export interface TutorialSite {
  /** Address of the pages, without a trailing slash. */
  readonly address: string;
  /** The folder with the site's files; the pages are in `out`. */
  readonly folder: string;
  /** The features that the tutorial's table lists, by the page's path. */
  readonly promised: ReadonlyMap<string, readonly string[]>;
  /** Stops the servers and removes the folder. */
  end(): void;
}

/** Writes the tutorial's files beside the package, builds the pages, and starts its three servers on free ports. */
export async function startTutorialSite(): Promise<TutorialSite> {
  const folder = mkdtempSync(join(tmpdir(), 'nmt-tutorial-'));
  for (const [path, text] of filesInPage(PAGE)) write(join(folder, path), text);
  installPackage(join(folder, 'node_modules/nmt-widgets'));

  const [site = 0, assets = 0, backend = 0] = await freePorts(3);
  const address = (port: number) => `http://127.0.0.1:${port}`;
  const env = { ...process.env, SITE: address(site), ASSETS: address(assets), BACKEND: address(backend) };
  execFileSync(process.execPath, ['build.mjs'], { cwd: folder, env });
  const servers = [
    spawn(process.execPath, [join(ROOT, 'demo/stand-in.mjs'), '--port', String(backend), '--quiet'], {
      env,
    }),
    spawn(process.execPath, ['serve.mjs'], { cwd: folder, env }),
  ];
  await Promise.all(servers.map(firstLine));
  return {
    address: address(site),
    folder,
    promised: promisedFeatures(),
    end() {
      for (const server of servers) server.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Installs the archive like `npm install`, as far as pages need it. */
function installPackage(folder: string): void {
  const product = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  write(
    join(folder, 'package.json'),
    JSON.stringify(packageJson(product, { packages: [], paths: new Set() })),
  );
  for (const name of ['dist', 'integrations']) symlinkSync(join(ROOT, name), join(folder, name));
  for (const [module, script] of packModules(ROOT)) write(join(folder, module), script);
}

function promisedFeatures(): ReadonlyMap<string, readonly string[]> {
  const rows = readFileSync(PAGE, 'utf8').matchAll(/^\| [^|]+ \| `(\/[^`]*)` \| (.+) \|$/gm);
  const names = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
  return new Map([...rows].map(([, path = '', features = '']) => [path, names(features)]));
}

function write(file: string, text: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

async function freePorts(count: number): Promise<readonly number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, () => {
      const server = createServer();
      return new Promise<typeof server>((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
    }),
  );
  const ports = servers.map((server) => Number(Object(server.address()).port));
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

/** Resolves when a server has printed its address. */
function firstLine(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    server.stdout?.once('data', () => resolve());
    server.once('exit', (code) => reject(new Error(`A server of the tutorial ended with ${code}.`)));
    server.stderr?.pipe(process.stderr);
  });
}
