/**
 * The hubs of the bench: real nginx with Nchan and real Pushpin, with the configurations of this folder, on free
 * loopback ports and in a temporary folder. It starts them as its own processes and ends only those.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const NCHAN = '/usr/lib/nginx/modules/ngx_nchan_module.so';

/** The files that each hub needs, with the Debian package that contains them. */
const NEEDED = {
  nchan: { 'libnginx-mod-nchan': () => existsSync('/usr/sbin/nginx') && existsSync(NCHAN) },
  pushpin: {
    pushpin: () => existsSync('/usr/bin/pushpin') && existsSync('/usr/bin/zurl'),
    nginx: () => existsSync('/usr/sbin/nginx'),
  },
};

/** The address and the format for publishing an event. */
const PUBLISHED = {
  nchan: (id, number, change) => ({
    path: `/liveblog-stream/${id}`,
    body: { number, ...change },
  }),
  pushpin: (id, number, change) => ({
    path: '/publish/',
    body: {
      items: [
        {
          channel: `liveblog-${id}`,
          formats: { 'http-stream': { content: `id: ${number}\ndata: ${JSON.stringify(change)}\n\n` } },
        },
      ],
    },
  }),
};

/** @type {readonly ('nchan' | 'pushpin')[]} */
export const HUBS = ['nchan', 'pushpin'];

/**
 * @param {'nchan' | 'pushpin'} name
 * @returns {string} the missing packages, as a sentence; empty if the hub can start
 */
export function missingPackages(name) {
  const missing = Object.keys(NEEDED[name]).filter((needed) => !NEEDED[name][needed]());
  return missing.length === 0
    ? ''
    : `The bench of ${name} needs packages that are not installed: apt-get install ${missing.join(' ')}`;
}

/**
 * Starts a hub.
 * @param {'nchan' | 'pushpin'} name
 * @returns {Promise<{ url: string, publish: (id: number, number: number, change: object) => Promise<boolean>, usage: ()
 *   => { seconds: number, megabytes: number }, kill: () => Promise<void>, start: () => Promise<void>, stop: () =>
 *   Promise<void>, }>} the address that readers open, without a liveblog's number; a function that publishes an event
 *   once, and returns whether the hub accepted it; the processor time and the memory that the hub has used so far;
 *   functions that kill the hub like a crash, start it again, and stop it
 */
export async function startHub(name) {
  const missing = missingPackages(name);
  if (missing) throw new Error(missing);
  const folder = mkdtempSync(join(tmpdir(), `nmt-${name}-`));
  const ports = { 9080: await freePort(), 9081: await freePort(), 9082: await freePort() };
  const children = new Set();
  const run = (command, args) => {
    const log = openSync(join(folder, 'out.log'), 'a');
    const child = spawn(command, args, { stdio: ['ignore', log, log], cwd: folder });
    children.add(child);
    return child;
  };
  const configure = (file) =>
    readFileSync(join(root, file), 'utf8').replaceAll(/\b908[012]\b/g, (port) => String(ports[port]));
  const start = name === 'nchan' ? nchan({ folder, run, configure }) : pushpin({ folder, run, configure });
  const publish = async (id, number, change) => {
    const { path, body } = PUBLISHED[name](id, number, change);
    const init = { method: 'POST', body: JSON.stringify(body), signal: AbortSignal.timeout(1_000) };
    try {
      const answer = await fetch(`http://127.0.0.1:${ports[9081]}${path}`, init);
      await answer.text();
      return answer.ok;
    } catch {
      return false;
    }
  };
  let hub;
  const begin = async () => {
    hub = start();
    await until(async () => {
      await fetch(`http://127.0.0.1:${ports[9081]}/`);
      const readers = await fetch(`http://127.0.0.1:${ports[9080]}/liveblog-stream/0`, {
        headers: { Accept: 'text/event-stream' },
        signal: AbortSignal.timeout(2_000),
      });
      await readers.body?.cancel();
      return readers.ok;
    }, name);
  };
  const kill = (child, signal) => end(child, signal).then(() => children.delete(child));
  const stop = async () => {
    await Promise.all([...children].map((child) => kill(child, 'SIGTERM')));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await begin();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url: `http://127.0.0.1:${ports[9080]}/liveblog-stream/`,
    publish,
    usage: () => usage([hub.pid, ...childrenOf(hub.pid)]),
    kill: () => kill(hub, 'SIGKILL'),
    start: begin,
    stop,
  };
}

/** @returns starts nginx with Nchan */
function nchan({ folder, run, configure }) {
  writeFileSync(join(folder, 'stream.conf'), configure('nchan/liveblog-stream.conf'));
  writeFileSync(join(folder, 'nginx.conf'), nginx(folder, 'stream.conf', `load_module ${NCHAN};\n`));
  return () =>
    run('nginx', ['-p', folder, '-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')]);
}

/** @returns starts Pushpin; its origin keeps running, whatever happens to it */
function pushpin({ folder, run, configure }) {
  writeFileSync(join(folder, 'origin.conf'), configure('pushpin/origin.conf'));
  writeFileSync(join(folder, 'nginx.conf'), nginx(folder, 'origin.conf'));
  run('nginx', ['-p', folder, '-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')]);
  mkdirSync(join(folder, 'run'));
  const own = (name) => `ipc://{rundir}/{ipc_prefix}zurl-${name}`;
  const config = configure('pushpin/pushpin.conf')
    .replace('{libdir}', '/usr/lib/pushpin')
    .replace('rundir=/var/run/pushpin', `rundir=${join(folder, 'run')}`)
    .replace('logdir=/var/log/pushpin', `logdir=${folder}`)
    .replace(/^http_port=/m, '$&127.0.0.1:')
    // Debian packages zurl as a separate service.
    .replace('services=condure', 'services=condure,zurl')
    .replace(
      '[proxy]',
      `[proxy]\nzurl_out_specs=${own('in')}\nzurl_out_stream_specs=${own('in-stream')}\nzurl_in_specs=${own('out')}`,
    );
  writeFileSync(join(folder, 'pushpin.conf'), config);
  writeFileSync(join(folder, 'routes'), configure('pushpin/routes'));
  return () => run('pushpin', ['--config', join(folder, 'pushpin.conf')]);
}

/** Returns a configuration of nginx for one file of its http block. */
function nginx(folder, file, first = '') {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join(' ');
  return `${first}daemon off;
${process.getuid?.() === 0 ? 'user root;\n' : ''}worker_processes 2;
pid ${folder}/nginx.pid;
events { worker_connections 16000; }
http { ${temporary} access_log off; include ${file}; }
`;
}

/** Ends a process that this file started, with its children: those of Pushpin are process groups of their own. */
function end(child, signal) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  const own = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8')
    .split(' ')
    .filter(Boolean);
  return new Promise((resolve) => {
    child.once('exit', resolve);
    child.kill(signal);
    // At a gentler signal Pushpin ends its children itself.
    if (signal === 'SIGKILL') for (const pid of own) process.kill(pid, signal);
  });
}

function childrenOf(pid) {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return children.split(' ').filter(Boolean).map(Number);
}

/** Adds up the resources that processes use (proc(5)). */
function usage(pids) {
  const sum = { seconds: 0, megabytes: 0 };
  for (const pid of pids) {
    const [, user, system] =
      /^(?:\S+ ){11}(\d+) (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /, '')) ?? [];
    const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    sum.seconds += (Number(user) + Number(system)) / 100;
    sum.megabytes += Number(kilobytes) / 1024;
  }
  return sum;
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** Repeats a call until it succeeds, for at most 60 seconds. */
async function until(works, what) {
  const deadline = Date.now() + 60_000;
  while (!(await works().catch(() => false))) {
    if (Date.now() > deadline) throw new Error(`${what} does not answer.`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
