import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';

// node tests/bench/liveblog-load.mjs: the load of a liveblog on the servers. See docs/liveblog-load.md.

const { values } = parseArgs({
  options: {
    readers: { type: 'string', default: '1000000' },
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
  },
});
const READERS = Number(values.readers);
const MINUTES = Number(values.minutes);

/** Interval of polls, in ms. */
const EVERY = 20_000;
const BIN = 100;
/** The fraction of open tabs that are hidden. */
const HIDDEN = 0.6;
/**
 * Seconds between two changes of the liveblog, and the sizes of answers in bytes: the page with brotli, and a 304 with
 * headers.
 */
const CHANGED_EVERY = 90;
const PAGE = 45_000;
const UNCHANGED = 300;

const { firstFactor, laterFactor } = await productRules();

const scenarios = [
  {
    name: 'all at once (the page comes back after an outage), no jitter',
    arrive: () => 0,
    jitter: false,
    hiddenStop: false,
  },
  { name: 'all at once, with jitter', arrive: () => 0, jitter: true, hiddenStop: false },
  { name: 'a push message, no jitter', arrive: pushMessage, jitter: false, hiddenStop: false },
  { name: 'a push message, with jitter', arrive: pushMessage, jitter: true, hiddenStop: false },
  {
    name: 'a push message, with jitter, hidden tabs stop',
    arrive: pushMessage,
    jitter: true,
    hiddenStop: true,
  },
];

const rows = scenarios.map((scenario) => row(scenario, simulate(scenario)));
console.log(`${READERS.toLocaleString('en')} readers, ${MINUTES} minutes, one poll in ${EVERY / 1000} s\n`);
console.log(
  '| readers come | polls/s, mean | most in 1 s | most in 0.1 s | Gbit/s, always whole | Gbit/s, conditional |',
);
console.log('| --- | --: | --: | --: | --: | --: |');
for (const text of rows) console.log(text);

/** The product's own rules for polling. */
async function productRules() {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, '../../core/platform/http/poll.ts')],
    bundle: true,
    format: 'esm',
    write: false,
  });
  const text = Buffer.from(outputFiles[0].contents).toString('base64');
  return import(`data:text/javascript;base64,${text}`);
}

/** The number of polls in each tenth of a second. */
function simulate({ arrive, jitter, hiddenStop }) {
  const random = seeded(Number(values.seed));
  const end = MINUTES * 60_000;
  const bins = new Uint32Array(end / BIN);
  for (let reader = 0; reader < READERS; reader++) {
    if (hiddenStop && random() < HIDDEN) continue;
    let at = arrive(random) + EVERY * (jitter ? firstFactor(random()) : 1);
    while (at < end) {
      bins[Math.floor(at / BIN)]++;
      at += EVERY * (jitter ? laterFactor(random()) : 1);
    }
  }
  return bins;
}

/**
 * Milliseconds after the push message: most readers open it in the first half minute (exponential, mean 30 s, at most 5
 * min).
 */
function pushMessage(random) {
  return Math.min(-Math.log(1 - random()) * 30_000, 300_000);
}

function row({ name }, bins) {
  // The load once all readers have arrived.
  const settled = bins.subarray(Math.floor(bins.length / 3));
  const mean = sum(settled) / (settled.length * (BIN / 1000));
  const seconds = Array.from({ length: Math.floor(bins.length / 10) }, (_, at) =>
    sum(bins.subarray(at * 10, at * 10 + 10)),
  );
  // Each reader who polls downloads each change once; all other polls are answered with 304.
  const polling = (mean * EVERY) / 1000;
  const whole = Math.min(mean, polling / CHANGED_EVERY);
  const gigabits = (bytes) => ((bytes * 8) / 1e9).toFixed(1);
  const cells = [
    name,
    round(mean),
    round(Math.max(...seconds)),
    round(bins.reduce((most, count) => Math.max(most, count), 0)),
    gigabits(mean * PAGE),
    gigabits(whole * PAGE + (mean - whole) * UNCHANGED),
  ];
  return `| ${cells.join(' | ')} |`;
}

function sum(list) {
  return list.reduce((total, count) => total + count, 0);
}

function round(number) {
  return Math.round(number).toLocaleString('en');
}

/** Mulberry32: the same numbers for the same seed. */
function seeded(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
