/**
 * The test bench: WordPress with the plugin and a block theme on loopback, in a temporary folder. It starts MariaDB and
 * PHP's web server as its own processes and ends only those.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { packPlugin } from '../pack.mjs';
import { compileTranslations } from '../translations.mjs';

const here = import.meta.dirname;
const WORDPRESS = '/usr/share/wordpress';
const THEME = 'twentytwentytwo';

/** The commands that the bench needs, with the Debian package that contains them. */
const NEEDED = {
  wordpress: () => existsSync(join(WORDPRESS, 'wp-settings.php')),
  [`wordpress-theme-${THEME}`]: () => existsSync(join(WORDPRESS, 'wp-content/themes', THEME)),
  'php-cli': () => runs('php'),
  'php-mysql': () => runs('php') && /^mysqli$/m.test(execFileSync('php', ['-m'], { encoding: 'utf8' })),
  'mariadb-server': () => runs('mariadbd') && existsSync('/usr/bin/mariadb-install-db'),
};

/** @returns {string} what is missing, as a sentence; empty if the bench can start */
export function missingPackages() {
  const missing = Object.keys(NEEDED).filter((name) => !NEEDED[name]());
  return missing.length === 0
    ? ''
    : `The WordPress bench needs packages that are not installed: apt-get install ${missing.join(' ')}`;
}

/**
 * Starts the bench.
 * @param {object} options
 * @param {string} options.dist the folder of the build
 * @param {number} [options.port] a free one by default
 * @param {boolean} [options.multisite] a network of two sites
 * @returns {Promise<{ url: string, call: (action: string, ...args: unknown[]) => any, log: string, stop: () =>
 *   Promise<void> }>} its address, a function that runs one of the actions of call.php inside WordPress, the file of
 *   PHP's messages, and a function that stops it
 */
export async function startBench({ dist, port, multisite = false }) {
  const missing = missingPackages();
  if (missing) throw new Error(missing);
  const folder = mkdtempSync(join(tmpdir(), 'nmt-wordpress-'));
  const children = [];
  const stop = async () => {
    await Promise.all(children.map(end));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const socket = await startDatabase(folder, children);
    const site = copyWordPress(folder, socket);
    const own = port ?? (await freePort());
    const url = `http://127.0.0.1:${own}`;
    const env = { ...process.env, NMT_BENCH_URL: url, NMT_BENCH_DIST: dist, PHP_CLI_SERVER_WORKERS: '4' };
    const log = join(folder, 'php.log');
    const php = ['-d', 'display_errors=0', '-d', 'log_errors=1', '-d', `error_log=${log}`];
    const run = (script, args) => {
      const text = execFileSync('php', [...php, join(here, script), site], {
        env,
        encoding: 'utf8',
        input: JSON.stringify(args),
      });
      return JSON.parse(text);
    };
    run('install.php', { theme: THEME });
    if (multisite) run('install-network.php', {});
    start(
      children,
      'php',
      [...php, '-S', `127.0.0.1:${own}`, '-t', site, join(here, 'router.php')],
      env,
      folder,
    );
    await until(async () => (await fetch(`${url}/wp-login.php`)).ok, 'WordPress');
    return { url, call: (action, ...args) => run('call.php', { action, args }), log, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A database without network access, in a folder of its own. */
async function startDatabase(folder, children) {
  const data = join(folder, 'data');
  const socket = join(folder, 'db.sock');
  const user = `--user=${userInfo().username}`;
  const fresh = ['--no-defaults', `--datadir=${data}`, user, '--skip-test-db'];
  execFileSync('mariadb-install-db', [...fresh, '--auth-root-authentication-method=normal'], {
    stdio: 'ignore',
  });
  // Durability is switched off, because the data is thrown away anyway.
  const fast = ['--innodb-flush-log-at-trx-commit=0', '--innodb-buffer-pool-size=32M', '--skip-log-bin'];
  const own = [`--socket=${socket}`, `--pid-file=${join(folder, 'db.pid')}`, '--skip-networking'];
  start(
    children,
    'mariadbd',
    ['--no-defaults', `--datadir=${data}`, user, ...own, ...fast],
    process.env,
    folder,
  );
  const query = (sql) => spawnSync('mariadb', ['--no-defaults', `--socket=${socket}`, '-uroot', '-e', sql]);
  await until(() => query('CREATE DATABASE IF NOT EXISTS wordpress').status === 0, 'MariaDB');
  return socket;
}

/** WordPress is copied, because it looks for its settings in its own folder. */
function copyWordPress(folder, socket) {
  const site = join(folder, 'site');
  const debian = [join(WORDPRESS, 'wp-config.php'), join(WORDPRESS, 'wp-content')];
  cpSync(WORDPRESS, site, {
    recursive: true,
    dereference: true,
    filter: (path) => !debian.includes(path),
  });
  const content = join(site, 'wp-content');
  for (const part of ['plugins', 'uploads', 'languages']) mkdirSync(join(content, part), { recursive: true });
  cpSync(join(WORDPRESS, 'wp-content/themes', THEME), join(content, 'themes', THEME), {
    recursive: true,
    dereference: true,
  });
  packPlugin(join(content, 'plugins'));
  // A site can be Dutch only if WordPress finds a translation of its own; its own texts stay English.
  writeFileSync(
    join(content, 'languages/nl_NL.mo'),
    compileTranslations('msgid ""\nmsgstr "Language: nl_NL\\n"\n'),
  );
  cpSync(join(here, 'wp-config.php'), join(site, 'wp-config.php'));
  writeFileSync(
    join(site, 'bench-config.php'),
    `<?php define( 'DB_HOST', 'localhost:${socket}' ); define( 'NMT_BENCH_SALT', '${Math.random()}' );\n`,
  );
  return site;
}

function start(children, command, args, env, folder) {
  const log = openSync(join(folder, `${command}.out`), 'a');
  children.push(spawn(command, args, { env, stdio: ['ignore', log, log], detached: true }));
}

/** Ends a process that this file started, with its children. */
function end(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  return new Promise((resolve) => {
    child.once('exit', resolve);
    process.kill(-child.pid, 'SIGTERM');
  });
}

function runs(command) {
  return spawnSync(command, ['--version']).status === 0;
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** Repeats a check until it succeeds, for at most 60 seconds. */
async function until(isReady, what) {
  const deadline = Date.now() + 60_000;
  for (;;) {
    if (await Promise.resolve(isReady()).catch?.(() => false)) return;
    if (Date.now() > deadline) throw new Error(`${what} does not start.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
