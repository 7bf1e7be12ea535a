import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'nmt-contract-'));
const contract = join(folder, 'contract.json');
const calls = join(folder, 'openapi.json');
const released = join(folder, 'released.json');
writeFileSync(calls, JSON.stringify({ paths: {} }));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the command on a contract with these page types. */
function run(version: string, pageTypes: string[], ...flags: string[]) {
  writeFileSync(contract, JSON.stringify({ version, pageTypes, deprecated: [] }));
  const args = ['--contract', contract, '--calls', calls, '--released', released, ...flags];
  return spawnSync(process.execPath, ['--import', 'tsx', 'tools/contract-version.ts', ...args], {
    encoding: 'utf8',
  });
}

it('fails, names what was removed and stores nothing until the first number rises', () => {
  expect(run('1.0.0', ['article', 'video']).status).toBe(2);
  expect(run('1.0.0', ['article', 'video'], '--release').status).toBe(0);
  const refused = run('1.1.0', ['article'], '--release');
  expect(refused.status).toBe(1);
  expect(refused.stdout).toContain('breaks   page type video was removed');
  expect(refused.stderr).toContain('Expected 2.0.0 or later');
  expect(JSON.parse(readFileSync(released, 'utf8')).version).toBe('1.0.0');
  expect(run('2.0.0', ['article'], '--release').status).toBe(0);
  expect(JSON.parse(readFileSync(released, 'utf8'))).toEqual({
    version: '2.0.0',
    names: { 'page type article': {} },
  });
});

it('takes something new as it is, but releases it only under a higher second number', () => {
  rmSync(released, { force: true });
  run('1.0.0', ['article'], '--release');
  expect(run('1.0.0', ['article', 'video']).status).toBe(0);
  expect(run('1.0.0', ['article', 'video'], '--release').status).toBe(1);
  expect(run('1.1.0', ['article', 'video'], '--release').status).toBe(0);
});
