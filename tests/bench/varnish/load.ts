/**
 * Simulates readers in front of a real Varnish on loopback, with the product's configuration, and prints a table:
 *
 *   npx tsx tests/bench/varnish/load.ts [requests a second, 2000] [seconds of each phase, 15]
 *
 * Three phases: the origin answers; it answers while pages are refreshed by their keys; it is dead. Ends with 1 if
 * fewer than 99.5 % of the answers came from the cache, if a walled text was sent to another kind of reader, or if an
 * answer was an error.
 */
import { Agent, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { hasVarnish, rightsCookie, startVarnish, type Varnish, WALLED } from '../../unit/support/varnish.ts';

const [rate = 2000, seconds = 15] = process.argv.slice(2).map(Number);
const ARTICLES = 100;
/** Milliseconds between two batches of requests. */
const TICK = 5;
const PAID = ['subscribed', 'subscribed-plus'];
/** Kinds of readers by their share of a hundred page views. */
const SHARES: readonly (readonly [kind: string, share: number])[] = [
  ['anonymous', 70],
  ['registered', 10],
  ['regional', 2],
  ['subscribed', 15],
  ['subscribed-plus', 3],
];
/** Number of decisions in a hundred requests. */
const DECISIONS = 25;
const BODY = 'Tekst van het artikel. '.repeat(400);

/** The counters of a phase. */
interface Counts {
  readonly times: number[];
  readonly cache: Record<string, number>;
  errors: number;
  leaks: number;
  readonly origin: number;
}

if (!hasVarnish) {
  console.error(
    'Varnish is not installed, or its modules are not. Debian: apt-get install varnish varnish-modules varnish-vmod-digest',
  );
  process.exit(2);
}
const inAnHour = Math.floor(Date.now() / 1000) + 3600;
const cookies = new Map(
  SHARES.map(([kind]) => [kind, kind === 'anonymous' ? 'nmt_counter=1@2' : rightsCookie(kind, inAnHour)]),
);
const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const varnish = await startVarnish(origin);
try {
  await visitAll(varnish);
  const phases = [
    ['the origin answers', await play(varnish)],
    ['pages are refreshed', await play(varnish, refreshNext)],
  ] as [string, Counts][];
  await fetchText(varnish, '/', { 'xkey-purge': 'all' }, 'REFRESH');
  await varnish.killOrigin();
  phases.push(['the origin is dead', await play(varnish)]);
  process.exitCode = print(phases) ? 0 : 1;
} finally {
  agent.destroy();
  await varnish.stop();
}

/** A site's server: only the pages for paying readers contain the text behind the wall. */
function origin({ url = '', headers }: IncomingMessage, response: ServerResponse): void {
  const [, article = 'none'] = /-a(\d+)$/.exec(url) ?? [];
  response.writeHead(200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'public, s-maxage=60, stale-while-revalidate=600',
    xkey: `article-${article} all`,
  });
  response.end(`${BODY}${PAID.includes(String(headers['x-nmt-visitor'])) ? WALLED : ''}`);
}

/** The readers' first visits, which are not counted. */
async function visitAll(to: Varnish): Promise<void> {
  for (const [kind] of SHARES)
    for (let article = 0; article < ARTICLES; article++)
      await fetchText(to, pageOf(article), { Cookie: cookies.get(kind) ?? '' });
  for (let index = 0; index < 8; index++) await fetchText(to, decisionOf(index));
}

/** Sends requests at the given rate, however late the answers are. */
async function play(to: Varnish, beside?: (to: Varnish, second: number) => Promise<void>): Promise<Counts> {
  const before = to.requests.length;
  const counts = { times: [] as number[], cache: {} as Record<string, number>, errors: 0, leaks: 0 };
  const open: Promise<void>[] = [];
  const began = performance.now();
  let sent = 0;
  let second = 0;
  while (sent < rate * seconds) {
    const due = Math.min(rate * seconds, Math.floor(((performance.now() - began) / 1000) * rate));
    while (sent < due) open.push(visit(to, sent++, counts));
    if (beside && performance.now() - began > second * 1000) open.push(beside(to, second++));
    await wait(TICK);
  }
  await Promise.all(open);
  return { ...counts, origin: to.requests.length - before };
}

async function visit(to: Varnish, index: number, counts: Omit<Counts, 'origin'>): Promise<void> {
  // A number that runs through all combinations evenly, so that each run is the same.
  const turn = (index * 7919) % 10_000;
  const isDecision = turn % 100 < DECISIONS;
  const kind = kindOf(Math.floor(turn / 100));
  const path = isDecision ? decisionOf(index) : pageOf((index * 31) % ARTICLES);
  const began = performance.now();
  try {
    const { status, text, cache } = await fetchText(to, path, { Cookie: cookies.get(kind) ?? '' });
    counts.times.push(performance.now() - began);
    counts.cache[cache] = (counts.cache[cache] ?? 0) + 1;
    if (status !== 200) counts.errors += 1;
    const isPaid = !isDecision && PAID.includes(kind);
    if (text.includes(WALLED) !== isPaid) counts.leaks += 1;
  } catch {
    counts.errors += 1;
  }
}

/** Every second the CMS changes an article. */
async function refreshNext(to: Varnish, second: number): Promise<void> {
  await fetchText(to, '/', { 'xkey-purge': `article-${second}` }, 'REFRESH');
}

function fetchText(
  { address }: Varnish,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<{ status: number; text: string; cache: string }> {
  return new Promise((resolve, reject) => {
    const call = request(`${address}${path}`, { method, headers, agent, timeout: 10_000 }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          text: Buffer.concat(parts).toString('utf8'),
          cache: String(answer.headers['x-cache'] ?? 'none'),
        }),
      );
    });
    call.on('error', reject);
    call.on('timeout', () => call.destroy(new Error('timeout')));
    call.end();
  });
}

function pageOf(article: number): string {
  return `/nieuws/2026/03/29/titel-a${article}`;
}

function decisionOf(index: number): string {
  const meter = ['within', 'last', 'over', 'over'][index % 4];
  return `/paywall-api/api/zephr?slot=nrcnl&access=${index % 8 < 4 ? 'regular' : 'archive'}&meter=${meter}`;
}

function kindOf(place: number): string {
  let left = place;
  for (const [kind, share] of SHARES) {
    if (left < share) return kind;
    left -= share;
  }
  return 'anonymous';
}

/** @returns whether all phases passed */
function print(phases: readonly (readonly [string, Counts])[]): boolean {
  console.log(`${rate} requests a second, ${seconds} s for each phase\n`);
  console.log('| phase | answers | from the cache | to the origin | p50 | p99 | errors | walled text to others |');
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
  let isGood = true;
  for (const [name, { times, cache, origin, errors, leaks }] of phases) {
    const sorted = [...times].sort((one, other) => one - other);
    const at = (share: number) => `${(sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1)} ms`;
    const kept = ((cache.hit ?? 0) + (cache.stale ?? 0)) / Math.max(1, times.length);
    console.log(
      `| ${name} | ${times.length} | ${(kept * 100).toFixed(2)} % | ${origin} | ${at(0.5)} | ${at(0.99)} | ${errors} | ${leaks} |`,
    );
    isGood &&= kept >= 0.995 && errors === 0 && leaks === 0;
  }
  return isGood;
}
