/**
 * Renders the documents as a site with search: docs/site/, which works under any path and loads nothing from elsewhere.
 * The generator is a separate package, tools/docs-site/, which is installed from its lockfile if necessary.
 *
 * npm run docs:site
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { siteFaults } from './docs-site/check-site.ts';
import { makeRelative } from './docs-site/make-relative.ts';
import { SITE, STAGED } from './docs-site/site-config.ts';
import { stagePages } from './docs-site/stage-pages.ts';
import { messageOf } from './errors.ts';
import { filesIn } from './files-in.ts';

const product = join(import.meta.dirname, '..');
/** The files of the site that contain addresses. */
const TEXTS = /\.(html|css|js|json)$/;
const generator = join(import.meta.dirname, 'docs-site');

/** Thrown if the generator could not be installed, as without a network. */
export class NoGeneratorError extends Error {
  override name = 'NoGeneratorError';
}

/**
 * Builds the site, after installing the generator.
 * @throws {NoGeneratorError} with the message of npm
 * @throws {Error} with all links that lead nowhere, or with the message of the generator
 */
export function buildDocsSite(): void {
  rmSync(SITE, { recursive: true, force: true });
  install();
  rmSync(STAGED, { recursive: true, force: true });
  for (const [page, text] of stagePages(product)) {
    mkdirSync(dirname(join(STAGED, page)), { recursive: true });
    writeFileSync(join(STAGED, page), text);
  }
  run(join(generator, 'node_modules/.bin/vitepress'), ['build', '.'], generator);
  const files = new Map<string, string>();
  for (const path of filesIn(SITE).filter((file) => TEXTS.test(file))) {
    const text = readFileSync(join(SITE, path), 'utf8');
    const relative = makeRelative(path, text);
    if (relative !== text) writeFileSync(join(SITE, path), relative);
    files.set(path, relative);
  }
  const faults = siteFaults(files);
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

/** Builds the site and checks the types of its configuration, if its generator is installed; CI does not install it. */
export function checkDocsSite(): { passed: number; failed: number } {
  if (!isInstalled()) {
    console.log('skipped: the generator of docs/site is not installed; npm run docs:site does that');
    return { passed: 0, failed: 0 };
  }
  run(join(product, 'node_modules/.bin/tsc'), ['--noEmit', '-p', '.'], generator);
  buildDocsSite();
  return { passed: 1, failed: 0 };
}

function install(): void {
  if (isInstalled()) return;
  try {
    run('npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline', '--fetch-retries=1'], generator);
  } catch (error) {
    throw new NoGeneratorError(messageOf(error));
  }
}

/** Whether the generator is installed, in the version of its lockfile. */
function isInstalled(): boolean {
  const installed = join(generator, 'node_modules/vitepress/package.json');
  if (!existsSync(installed)) return false;
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
  return read(installed).version === read(join(generator, 'package.json')).devDependencies.vitepress;
}

function run(command: string, args: readonly string[], cwd: string): void {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`);
}

if (process.argv[1] === import.meta.filename) {
  try {
    buildDocsSite();
    console.log(
      `Open ${join(SITE, 'index.html')}, or serve that folder under any path: the search needs a server.`,
    );
  } catch (error) {
    console.error(messageOf(error));
    process.exitCode = 1;
  }
}
