import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const SYSTEM = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** The same engine without windows, for half of the processor's time. */
const SHELL = 'chromium-headless-shell';

/**
 * Where the Chromium is that the tests run in: the variable CHROMIUM_PATH, the system's headless shell, or else a
 * whole one.
 * @returns {string | undefined} its path
 */
export function findChromium() {
  return named() ?? onSystem(SHELL) ?? findWholeChromium();
}

/**
 * Where a Chromium is that also does what only windows need, such as to keep pages for going back: the variable
 * CHROMIUM_PATH, Playwright's own, the system's.
 * @returns {string | undefined} its path
 */
export function findWholeChromium() {
  const path = named();
  if (path) return path;
  const own = chromium.executablePath();
  if (own && existsSync(own)) return own;
  return SYSTEM.map(onSystem).find((found) => found);
}

/**
 * Finds a Chromium, or gets one: Playwright's download first, then the system's package manager. Where that is
 * Debian's, the headless shell comes with it.
 * @throws {Error} saying what was tried
 */
export function ensureChromium() {
  if (!findWholeChromium()) {
    const isThere = [
      ['npx', ['playwright', 'install', '--with-deps', 'chromium']],
      ['apt-get', ['update']],
      ['apt-get', ['install', '-y', 'chromium']],
      ['dnf', ['install', '-y', 'chromium']],
      ['brew', ['install', '--cask', 'chromium']],
    ].some(([command, args]) => {
      console.log(`No Chromium yet: ${command} ${args.join(' ')}`);
      install(command, args);
      return findWholeChromium();
    });
    if (!isThere)
      throw new Error(
        'No Chromium was found or could be installed. Install one and name it in CHROMIUM_PATH.',
      );
  }
  // The tests run without it, too, for twice the processor's time.
  if (!named() && !onSystem(SHELL) && onSystem('apt-get')) {
    // A machine that came with a Chromium may have no list of packages yet.
    install('apt-get', ['update']);
    install('apt-get', ['install', '-y', SHELL]);
  }
}

function named() {
  const { CHROMIUM_PATH } = process.env;
  if (!CHROMIUM_PATH) return undefined;
  if (existsSync(CHROMIUM_PATH)) return CHROMIUM_PATH;
  throw new Error(`CHROMIUM_PATH is ${CHROMIUM_PATH}, where there is no file.`);
}

function onSystem(name) {
  const found = spawnSync('which', [name], { encoding: 'utf8' });
  return found.status === 0 ? found.stdout.trim() : undefined;
}

function install(command, args) {
  const needsRoot = command === 'apt-get' || command === 'dnf';
  const isRoot = process.getuid?.() === 0;
  const [run, ...rest] = needsRoot && !isRoot ? ['sudo', '-n', command, ...args] : [command, ...args];
  spawnSync(run, rest, { stdio: 'inherit', timeout: 300_000 });
}
