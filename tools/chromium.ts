import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';

const SYSTEM = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** The path of a browser with the same engine but without windows, which needs half of the processor time. */
const SHELL = 'chromium-headless-shell';
/** The shell's file in Playwright's folder. */
const SHELL_FILE = /(^|[\\/])(chrome-)?headless[-_]shell(\.exe)?$/;

/**
 * Finds the Chromium that the tests run in: the variable CHROMIUM_PATH, the headless shell of the system or of
 * Playwright, otherwise a complete one.
 * @returns its path
 */
export function findChromium(): string | undefined {
  return named() ?? findShell() ?? findWholeChromium();
}

/**
 * Finds a complete Chromium, which supports functions that the headless shell lacks, such as the back/forward cache:
 * the variable CHROMIUM_PATH, Playwright's own, the system's.
 * @returns its path
 */
export function findWholeChromium(): string | undefined {
  const path = named();
  if (path) return path;
  const own = chromium.executablePath();
  if (own && existsSync(own)) return own;
  return SYSTEM.map(onSystem).find((found) => found);
}

/**
 * Finds or installs a Chromium: with Playwright's download first, then with the system's package manager. Debian's
 * package includes the headless shell.
 * @throws {Error} with the attempts
 */
export function ensureChromium(): void {
  if (!findWholeChromium()) {
    const attempts: [command: string, args: string[]][] = [
      ['npx', ['playwright', 'install', '--with-deps', 'chromium']],
      ['apt-get', ['update']],
      ['apt-get', ['install', '-y', 'chromium']],
      ['dnf', ['install', '-y', 'chromium']],
      ['brew', ['install', '--cask', 'chromium']],
    ];
    const isThere = attempts.some(([command, args]) => {
      console.log(`No Chromium yet: ${command} ${args.join(' ')}`);
      install(command, args);
      return findWholeChromium();
    });
    if (!isThere)
      throw new Error(
        'No Chromium was found or could be installed. Install one and name it in CHROMIUM_PATH.',
      );
  }
  if (!named() && !findShell() && onSystem('apt-get')) {
    // A machine with a preinstalled Chromium may have no package lists yet.
    install('apt-get', ['update']);
    install('apt-get', ['install', '-y', SHELL]);
    if (!findShell() && succeeds('apt-get', ['install', '--simulate', SHELL])) {
      throw new Error(
        `In a whole Chromium the tests take twice the processor's time. Install ${SHELL}, or name a Chromium in CHROMIUM_PATH.`,
      );
    }
  }
}

/** Finds the headless shell of the system, or the one that Playwright downloads along with its Chromium. */
function findShell(): string | undefined {
  const onSystemPath = onSystem(SHELL);
  if (onSystemPath) return onSystemPath;
  const [own] = chromium.executablePath().match(/^.*[\\/]chromium-\d+(?=[\\/])/) ?? [];
  const folder = own?.replace(/chromium-(\d+)$/, 'chromium_headless_shell-$1');
  if (!folder || !existsSync(folder)) return undefined;
  const file = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find((path) =>
    SHELL_FILE.test(path),
  );
  return file && join(folder, file);
}

function named(): string | undefined {
  const { CHROMIUM_PATH } = process.env;
  if (!CHROMIUM_PATH) return undefined;
  if (existsSync(CHROMIUM_PATH)) return CHROMIUM_PATH;
  throw new Error(`CHROMIUM_PATH is ${CHROMIUM_PATH}, but there is no such file.`);
}

function onSystem(name: string): string | undefined {
  const found = spawnSync('which', [name], { encoding: 'utf8' });
  return found.status === 0 ? found.stdout.trim() : undefined;
}

function succeeds(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args).status === 0;
}

function install(command: string, args: readonly string[]): void {
  const needsRoot = command === 'apt-get' || command === 'dnf';
  const isRoot = process.getuid?.() === 0;
  const viaSudo = needsRoot && !isRoot;
  spawnSync(viaSudo ? 'sudo' : command, viaSudo ? ['-n', command, ...args] : args, {
    stdio: 'inherit',
    timeout: 300_000,
  });
}
