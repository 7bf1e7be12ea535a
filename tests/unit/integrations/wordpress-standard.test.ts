import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

const hasSniffer = spawnSync('phpcs', ['--version']).status === 0;

it.skipIf(!hasSniffer)(
  'the plugin keeps to WordPress’ coding standard (skipped without php-codesniffer)',
  () => {
    const { stdout, status } = spawnSync('phpcs', ['--standard=phpcs.xml', '-s', '-q'], {
      cwd: 'integrations/wordpress',
      encoding: 'utf8',
    });
    expect(stdout.trim()).toBe('');
    expect(status).toBe(0);
  },
  60_000,
);
