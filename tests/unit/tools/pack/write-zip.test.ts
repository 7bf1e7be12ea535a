import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeZip } from '../../../../tools/pack/write-zip.ts';

const file = (text: string, isExecutable = false) => ({ bytes: Buffer.from(text), isExecutable });
const FILES = new Map([
  ['nmt/bin/lint.mjs', file('#!/usr/bin/env node\n', true)],
  ['nmt/leeg.txt', file('')],
  ['nmt/café/lang.txt', file('krant '.repeat(20_000))],
]);
const hasUnzip = spawnSync('unzip', ['-v']).status === 0;

it('is the same for the same files', () => {
  expect(writeZip(FILES).equals(writeZip(new Map(FILES)))).toBe(true);
});

it('refuses more files than the format holds', () => {
  const many = new Map(Array.from({ length: 0x1_0000 }, (_, index) => [String(index), file('')] as const));
  expect(() => writeZip(many)).toThrow('A zip archive holds 65535 files, not 65536.');
});

it.skipIf(!hasUnzip)('is an archive that unzip unpacks, with the right to run commands', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nmt-zip-'));
  try {
    writeFileSync(join(folder, 'nmt.zip'), writeZip(FILES));
    const { status, stderr } = spawnSync('unzip', ['-q', 'nmt.zip'], { cwd: folder, encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(status).toBe(0);
    for (const [path, { bytes, isExecutable }] of FILES) {
      expect(readFileSync(join(folder, path)).equals(bytes), path).toBe(true);
      expect((statSync(join(folder, path)).mode & 0o100) > 0, path).toBe(isExecutable);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
