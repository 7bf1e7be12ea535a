import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** The first one has no windows at all: the same engine for half of the processor's time. */
const SYSTEM = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/**
 * Where a Chromium is: the variable CHROMIUM_PATH, Playwright's own, the system's.
 * @returns {string | undefined} its path
 */
export function findChromium() {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) {
    if (existsSync(CHROMIUM_PATH)) return CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH is ${CHROMIUM_PATH}, where there is no file.`);
  }
  const own = chromium.executablePath();
  if (own && existsSync(own)) return own;
  for (const name of SYSTEM) {
    const found = spawnSync('which', [name], { encoding: 'utf8' });
    if (found.status === 0) return found.stdout.trim();
  }
  return undefined;
}

/**
 * Finds a Chromium, or gets one: Playwright's download first, then the system's package manager.
 * @returns {string} its path
 * @throws {Error} saying what was tried
 */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  const tries = [
    ['npx', ['playwright', 'install', '--with-deps', 'chromium']],
    ['apt-get', ['update']],
    ['apt-get', ['install', '-y', 'chromium-headless-shell']],
    ['apt-get', ['install', '-y', 'chromium']],
    ['dnf', ['install', '-y', 'chromium']],
    ['brew', ['install', '--cask', 'chromium']],
  ];
  for (const [command, args] of tries) {
    console.log(`No Chromium yet: ${command} ${args.join(' ')}`);
    const isRoot = process.getuid?.() === 0;
    const needsRoot = command === 'apt-get' || command === 'dnf';
    const [run, ...rest] = needsRoot && !isRoot ? ['sudo', '-n', command, ...args] : [command, ...args];
    spawnSync(run, rest, { stdio: 'inherit', timeout: 300_000 });
    const now = findChromium();
    if (now) return now;
  }
  throw new Error('No Chromium was found or could be installed. Install one and name it in CHROMIUM_PATH.');
}
