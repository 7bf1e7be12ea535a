import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { collectCommands, commandFile } from '../../../../tools/pack/commands.ts';

const root = mkdtempSync(join(tmpdir(), 'nmt-commands-'));

afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Writes sources into the product's root. */
function write(sources: Record<string, string>): void {
  for (const [path, text] of Object.entries(sources)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

it('takes all files of a command, those that it starts by their address as well, and names its packages', async () => {
  write({
    'tools/lint/lint.mjs':
      "import '../near.mjs'; import { readFileSync } from 'node:fs'; new Worker(new URL('./worker.mjs', import.meta.url));",
    'tools/lint/worker.mjs':
      "import Ajv from 'ajv/dist/2020.js'; import '@scope/name/part'; import './rules.mjs';",
    'tools/lint/rules.mjs': 'export {};',
    'tools/near.mjs': "import fs from 'fs'; export const near = fs;",
    'tools/other.mjs': 'export {};',
  });
  const { files, packages } = await collectCommands(root, { 'nmt-lint': './tools/lint/lint.mjs' });
  expect([...files.keys()].toSorted()).toEqual([
    'tools/lint/lint.mjs',
    'tools/lint/rules.mjs',
    'tools/lint/worker.mjs',
    'tools/near.mjs',
  ]);
  expect(packages).toEqual(['@scope/name', 'ajv']);
});

it('makes JavaScript of TypeScript, in the place of the launcher that starts it', async () => {
  write({
    'tools/lint.mjs': "import '../build/register-tsx.mjs'; await import('./lint.ts');",
    'tools/lint.ts':
      "import { type Rule, rule } from './rules.ts'; const own: Rule = rule; new Worker(new URL('./worker.mjs', import.meta.url), own);",
    'tools/rules.ts': 'export interface Rule { name?: string } export const rule: Rule = {};',
    'tools/worker.mjs': "await import('./worker.ts');",
    'tools/worker.ts': "import 'ajv';",
  });
  const { files, packages } = await collectCommands(root, { 'nmt-lint': 'tools/lint.mjs' });
  const texts = Object.fromEntries([...files].map(([path, bytes]) => [path, bytes.toString()]));
  expect(texts).toEqual({
    'tools/lint.mjs': expect.stringMatching(/^import \{ rule \} from "\.\/rules\.mjs";\nconst own = rule;\n/),
    'tools/rules.mjs': expect.stringContaining('rule = {}'),
    'tools/worker.mjs': 'import "ajv";\n',
  });
  expect(packages).toEqual(['ajv']);
});

it('refuses what is neither a module nor JSON', async () => {
  write({ 'tools/lint.mjs': "import './rules.tsx';", 'tools/rules.tsx': 'export {};' });
  await expect(collectCommands(root, { 'nmt-lint': 'tools/lint.mjs' })).rejects.toThrow(
    'tools/lint.mjs imports tools/rules.tsx; expected a module or JSON.',
  );
});

it('takes the bundle of a command that has one, with what it reads', async () => {
  write({
    'demo/stand-in.mjs': '',
    'demo/stand-in/command.ts': "export const runStandIn = () => console.log('serves');",
    'fixtures/third-parties/ads.js': '',
  });
  const { files, packages } = await collectCommands(root, { 'nmt-stand-in': 'demo/stand-in.mjs' });
  expect(files.get('demo/stand-in.mjs')?.toString()).toMatch(/^#!\/usr\/bin\/env node\n[\s\S]*"serves"/);
  expect([...files.keys()]).toContain('fixtures/third-parties/ads.js');
  expect([...files.keys()]).toContain('tools/THIRD-PARTY-NOTICES.txt');
  expect(packages).toEqual([]);
});

it('says which version of Node a command needs', () => {
  write({ 'bin/lint.mjs': commandFile('lint', 'tools/lint.mjs', '99.1') });
  const { status, stderr } = spawnSync('node', [join(root, 'bin/lint.mjs')], { encoding: 'utf8' });
  expect(stderr).toBe(`lint needs Node 99.1 or newer; this is ${process.versions.node}.\n`);
  expect(status).toBe(2);
});

it('starts a command under its own name, however it is linked', () => {
  expect(commandFile('lint', 'tools/lint.mjs', '20.19')).toMatch(
    /^#!\/usr\/bin\/env node\n[\s\S]*'\.\.\/tools\/lint\.mjs'/,
  );
});
