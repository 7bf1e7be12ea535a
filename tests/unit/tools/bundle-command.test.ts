import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CALLS } from '../../../fixtures/contract/index.ts';
import { bundleCommand } from '../../../tools/bundle-command.ts';
import { openApi } from '../../../tools/reference/openapi.ts';

const ROOT = join(import.meta.dirname, '../../..');
const run = promisify(execFile);

describe('the commands in the package', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nmt-package-'));
  const LAUNCHERS = { 'stand-in': 'demo/stand-in.mjs', 'contract-test': 'tools/contract-test.mjs' };
  const command = (name: keyof typeof LAUNCHERS) => join(folder, LAUNCHERS[name]);
  let standIn: ChildProcess | undefined;

  beforeAll(async () => {
    mkdirSync(join(folder, 'dist'));
    writeFileSync(join(folder, 'dist/openapi.json'), JSON.stringify(openApi(CALLS, new Map(), '1.0.0')));
    cpSync(join(ROOT, 'fixtures/third-parties'), join(folder, 'fixtures/third-parties'), { recursive: true });
    for (const launcher of Object.values(LAUNCHERS)) {
      mkdirSync(join(folder, dirname(launcher)));
      writeFileSync(join(folder, launcher), (await bundleCommand(ROOT, launcher)).bytes);
    }
  });
  afterAll(() => {
    standIn?.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  it('need no packages beside them: one tests what the other serves', async () => {
    standIn = spawn(process.execPath, [command('stand-in'), '--port', '0', '--quiet'], { cwd: tmpdir() });
    const [line] = await new Promise<string[]>((resolve, reject) => {
      standIn?.stdout?.once('data', (data: Buffer) => resolve([String(data)]));
      standIn?.stderr?.once('data', (data: Buffer) => reject(new Error(String(data))));
    });
    const origin = /http:\/\/127\.0\.0\.1:\d+/.exec(line ?? '')?.[0] ?? expect.fail(line);
    const args = [command('contract-test'), origin, '--only', 'weather,login-status,user-info'];
    const { stdout } = await run(process.execPath, args, { cwd: tmpdir() });
    expect(stdout).toBe('3 calls played, no errors, 0 notes.\n');
  });

  it('exit with 2 where no server listens', async () => {
    await expect(
      run(process.execPath, [command('contract-test'), 'http://127.0.0.1:9']),
    ).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('http://127.0.0.1:9 cannot be reached'),
    });
  });

  it('say what is wrong with their options, and exit with 2', async () => {
    for (const [name, wrong, reason] of [
      ['stand-in', '--port=x', '--port is "x"'],
      ['contract-test', 'geen-adres', 'the address is "geen-adres"'],
    ] as const) {
      await expect(run(process.execPath, [command(name), wrong])).rejects.toMatchObject({
        code: 2,
        stderr: expect.stringContaining(reason),
      });
    }
  });
});
