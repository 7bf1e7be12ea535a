import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMarkdown } from '../../../../tools/links/read-markdown.ts';
import { collectFiles } from '../../../../tools/pack/collect.ts';
import { leadsOut, withInnerLinks } from '../../../../tools/pack/inner-links.ts';
import { packageJson } from '../../../../tools/pack/package-json.ts';
import { packWithNpm, writeFolder } from '../../../../tools/pack.ts';
import { currentContract } from '../current-contract.ts';
import { smallBuild } from './small-build.ts';

interface PackedFile {
  readonly bytes: Buffer;
  readonly isExecutable: boolean;
}

const root = resolve('.');
/** A third party's site, with the package as its only one. */
const site = mkdtempSync(join(tmpdir(), 'nmt-site-'));
const folder = join(site, 'node_modules/nmt-widgets');
let files = new Map<string, PackedFile>();

beforeAll(async () => {
  files = await collectFiles(root, smallBuild((await currentContract()).siteConfig));
  writeFolder(folder, files);
  cpSync('tests/foreign-project', site, { recursive: true });
  // The packages that npm would install with it.
  const { dependencies } = JSON.parse(files.get('package.json')?.bytes.toString('utf8') ?? '');
  for (const name of Object.keys(dependencies)) {
    mkdirSync(dirname(join(site, 'node_modules', name)), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), join(site, 'node_modules', name), 'dir');
  }
});

afterAll(() => rmSync(site, { recursive: true, force: true }));

/** The files of an entry of `exports`, for all conditions. */
const filesOf = (target: string | object): string[] =>
  typeof target === 'string' ? [target] : Object.values(target).flatMap(filesOf);

describe('the package', () => {
  it('has build, types, documents, head renderers, messages of the apps and notices', () => {
    expect([...files.keys()]).toEqual(
      expect.arrayContaining([
        'CHANGELOG.md',
        'README.md',
        'SHA256SUMS',
        'THIRD-PARTY-NOTICES.txt',
        'app-bridge/Messages.kt',
        'app-bridge/Messages.swift',
        'app-bridge/messages.schema.json',
        'build/csp.mjs',
        'build/third-parties.mjs',
        'dist/api/weather.schema.json',
        'dist/contract.json',
        'dist/loader.js.map',
        'docs/cms.md',
        'integrations/head/head.mjs',
        'package.json',
        'tokens.css',
        'types/build/csp.d.mts',
        'types/index.d.cts',
        'types/index.d.ts',
        'types/integrations/head/head.d.mts',
        'types/tools/lint-page/plugin.d.mts',
      ]),
    );
  });

  it('names the SHA-256 of each other file', () => {
    const sums = files.get('SHA256SUMS')?.bytes.toString('utf8').trimEnd().split('\n') ?? [];
    expect(sums).toHaveLength(files.size - 1);
    for (const line of sums) {
      const [sum = '', path = ''] = line.split('  ');
      const bytes = files.get(path)?.bytes ?? Buffer.of();
      expect(sum, path).toBe(createHash('sha256').update(bytes).digest('hex'));
    }
  });

  it('exports only what is there', () => {
    const { exports } = JSON.parse(files.get('package.json')?.bytes.toString('utf8') ?? '');
    for (const target of filesOf(exports).filter((path) => !path.includes('*')))
      expect(files.has(target.slice(2)), target).toBe(true);
  });

  it('has commands that name its version', () => {
    const { bin, version } = JSON.parse(files.get('package.json')?.bytes.toString('utf8') ?? '');
    for (const [name, file] of Object.entries<string>(bin)) {
      const { stdout, stderr } = spawnSync('node', [join(folder, file), '--version'], { encoding: 'utf8' });
      expect([name, stdout.trim(), stderr]).toEqual([name, version, '']);
    }
  });

  it('says what a command needs where nothing has installed its packages, as in the zip', () => {
    const unpacked = mkdtempSync(join(tmpdir(), 'nmt-zip-'));
    writeFolder(unpacked, files);
    const run = (...args: string[]) =>
      spawnSync('node', [join(unpacked, 'bin/nmt-lint.mjs'), ...args], { encoding: 'utf8' });
    expect(run('--help')).toMatchObject({ status: 0, stderr: '' });
    const page = join(unpacked, 'page.html');
    writeFileSync(page, '<p></p>');
    expect(run('--dist', join(root, 'dist'), page)).toMatchObject({
      status: 2,
      stderr: `nmt-lint needs the package html-validate, which is not installed. Run npm install in ${unpacked}/ first.\n`,
    });
    rmSync(unpacked, { recursive: true, force: true });
  });

  it('has types for each module that it exports', () => {
    const { exports } = JSON.parse(files.get('package.json')?.bytes.toString('utf8') ?? '');
    const modules = Object.entries<object | string>(exports).filter(
      ([, target]) => typeof target !== 'string' || /\.m?js$/.test(target),
    );
    expect(modules.map(([name]) => name)).toEqual(['.', './head', './csp', './lint', './lint/release']);
    for (const [name, target] of modules)
      expect(
        filesOf(target).some((file) => file.endsWith('ts') && files.has(file.slice(2))),
        name,
      ).toBe(true);
  });

  it('gives scripts of a publisher the policy, the linter’s plugin and the files of the build', () => {
    const script = `
      import { policyOf } from 'nmt-widgets/csp';
      import { createPlugin } from 'nmt-widgets/lint';
      import { readReleaseFolder } from 'nmt-widgets/lint/release';
      import texts from 'nmt-widgets/dist/texts.json' with { type: 'json' };
      import csp from 'nmt-widgets/dist/csp.json' with { type: 'json' };
      console.log([policyOf, createPlugin, readReleaseFolder, texts, csp].map((one) => typeof one).join());
    `;
    writeFileSync(join(site, 'check.mjs'), script);
    const { stdout, stderr } = spawnSync('node', ['--no-warnings', 'check.mjs'], {
      cwd: site,
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    expect(stdout.trim()).toBe('function,function,function,object,object');
  });

  it('has no link to a file that it does not have', () => {
    const paths = new Set(files.keys());
    const pages = [...files].filter(([path]) => path.endsWith('.md'));
    const links = pages.flatMap(([page, { bytes }]) =>
      readMarkdown(bytes.toString('utf8')).links.map(({ target, line }) => ({ page, line, target })),
    );
    expect(links.length).toBeGreaterThan(500);
    expect(links.filter(({ page, target }) => leadsOut(page, target, paths))).toEqual([]);
  });

  it('writes links to files that it does not have as plain text, and no others', () => {
    const paths = new Set(['docs/cms.md', 'docs/reference/a.md']);
    const text = [
      'See [`ads`](../../widgets/ads/index.ts#top), [cms](../cms.md#head), [all](../) and [web](https://a.example/x).',
      '`[code](../../core/x.ts)`',
      '```',
      '[sample](../../core/x.ts)',
      '```',
      '[core](../../core/)',
    ].join('\n');
    expect(withInnerLinks('docs/reference/a.md', text, paths)).toBe(
      text.replace('[`ads`](../../widgets/ads/index.ts#top)', '`ads`').replace('[core](../../core/)', 'core'),
    );
  });

  it('exports the OpenAPI file where a build writes it', () => {
    const json = packageJson({}, { packages: [], paths: new Set(['dist/openapi.json']) });
    const { exports } = json as { exports: Record<string, unknown> };
    expect(exports['./openapi.json']).toBe('./dist/openapi.json');
  });

  it('passes publint', async () => {
    const { messages } = await publint({ pkgDir: folder, strict: true, pack: false });
    const pkg = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  it('is the same archive each time, with all of its files', () => {
    const outs = ['one', 'two'].map((name) => {
      const out = join(site, name);
      mkdirSync(out);
      return packWithNpm(folder, out);
    });
    const [one, two] = outs.map((archive) => readFileSync(archive));
    expect(one?.equals(two ?? Buffer.of())).toBe(true);
    const { stdout } = spawnSync('tar', ['tzf', outs[0] ?? ''], { encoding: 'utf8' });
    const packed = stdout.trimEnd().split('\n');
    expect(packed.toSorted()).toEqual([...files.keys()].map((path) => `package/${path}`).toSorted());
  });
});

describe('a TypeScript project of somebody else', () => {
  it.each(['bundler', 'node16'])('compiles against the types with module resolution %s', (resolution) => {
    const { status, stdout } = spawnSync(
      join(root, 'node_modules/.bin/tsc'),
      ['-p', `tsconfig.${resolution}.json`],
      { cwd: site, encoding: 'utf8' },
    );
    expect(stdout).toBe('');
    expect(status).toBe(0);
  });
});
