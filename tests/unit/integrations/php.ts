import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Whether PHP's command is installed; the tests that run it are skipped without (Debian: `apt-get install php-cli`).
 */
export const hasPhp = spawnSync('php', ['--version']).status === 0;

/** Whether Twig is installed (Debian: `apt-get install php-twig`). */
export const hasTwig = hasPhp && existsSync('/usr/share/php/Twig/autoload.php');

/**
 * Runs a script of tests/unit/integrations/php/.
 * @param script the file's name
 * @param input given to it as JSON on its standard input
 * @param args its arguments
 * @returns what it prints as JSON
 */
export function runPhp<Result>(script: string, input: unknown, ...args: readonly string[]): Result {
  const file = join(import.meta.dirname, 'php', script);
  // Notices and warnings are printed to the output, where they make its JSON invalid, so that a test fails for each.
  const options = ['-d', 'display_errors=stdout', '-d', 'error_reporting=-1'];
  return JSON.parse(
    execFileSync('php', [...options, file, ...args], { input: JSON.stringify(input), encoding: 'utf8' }),
  );
}
