import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodePage } from '../../../../tools/lint-page/decode-page.ts';
import { PageError, readPages } from '../../../../tools/lint-page/read-pages.ts';
import { collectCommands } from '../../../../tools/pack/commands.ts';

const COMMAND = 'tools/lint-page/nmt-lint.mjs';
const CONTRACT = {
  pageTypes: ['article'],
  body: [],
  config: [],
  features: {
    weather: {
      selector: '[data-widget="weather"]',
      pageTypes: null,
      when: null,
      attributes: [],
      parts: [],
      nesting: { forbiddenIn: ['p'], insideFeature: true },
      needs: [],
      reserves: true,
    },
  },
  deprecated: [],
};
const MANIFEST = {
  release: 'r1',
  loader: { file: 'loader.js' },
  integrity: { file: 'integrity-abcde.json' },
  head: { file: 'head.js', hash: 'sha256-x' },
  styles: { base: { file: 'base-abcde.css', hash: 'sha256-x' } },
  files: {},
  pages: {},
};

let folder = '';
let dist = '';
let lintPages: typeof import('../../../../tools/lint-page/lint-pages.ts').lintPages;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nmt-pages-'));
  dist = join(folder, 'dist');
  mkdirSync(dist);
  const files = {
    'contract.json': JSON.stringify(CONTRACT),
    'site-config.schema.json': '{"type":"object"}',
    'manifest.json': JSON.stringify(MANIFEST),
    'loader.js': '',
    'head.js': 'head',
    'base-abcde.css': 'base',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dist, name), text);
  mkdirSync(join(dist, 'site'));
  for (const name of ['manifest.json', 'loader.js', 'head.js', 'base-abcde.css'] as const)
    writeFileSync(join(dist, 'site', name), files[name]);
  // As in the package: plain JavaScript, which starts in a tenth of the time.
  const { files: packed } = await collectCommands(process.cwd(), { 'nmt-lint': COMMAND });
  for (const [path, bytes] of packed) {
    mkdirSync(join(folder, 'package', dirname(path)), { recursive: true });
    writeFileSync(join(folder, 'package', path), bytes);
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'package/node_modules'));
  const lintPagesFile = pathToFileURL(join(folder, 'package/tools/lint-page/lint-pages.mjs'));
  ({ lintPages } = await import(/* @vite-ignore */ lintPagesFile.href));
  mkdirSync(join(folder, 'site/a'), { recursive: true });
  writeFileSync(join(folder, 'site/a/good.html'), '<div data-widget="weather"></div>');
  writeFileSync(join(folder, 'site/bad.html'), '\n  <div data-widget="wheather"></div>');
  writeFileSync(join(folder, 'site/own.html'), '<div data-widget="weather" data-onbekend></div>');
  writeFileSync(join(folder, 'site/notes.txt'), '<div data-widget="other"></div>');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(args: readonly string[], input = '') {
  const options = { cwd: folder, input, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join('package', COMMAND), '--dist=dist', ...args],
    options,
  );
  return { status, stdout, stderr };
}

const MESSAGE = 'No feature is named data-widget="wheather". Did you mean "weather"?';

describe('the command', () => {
  it('reads folders, prints line and column, and exits with 1', () => {
    const { status, stdout } = run(['site']);
    expect(status).toBe(1);
    expect(stdout).toBe(
      `site/bad.html\n  2:21      error   ${MESSAGE}  nmt/unknown-hook\n\nsite/own.html\n  1:28      warning weather has no attribute data-onbekend.  nmt/other-attribute\n\n3 pages, 1 error, 1 warning\n\nWhat is meant, and what to do:\n  docs/reference/findings.md#other-attribute\n  docs/reference/findings.md#unknown-hook\n`,
    );
  });

  it('annotates a workflow, and reads the standard input', () => {
    const { status, stdout } = run(['--format=github', '-'], '<div data-widget="wheather">100%</div>');
    expect(status).toBe(1);
    expect(stdout).toContain(
      `::error file=standard input,line=1,col=19,title=nmt/unknown-hook::${MESSAGE}%0Adocs/reference/findings.md#unknown-hook\n`,
    );
  });

  it('prints JSON; warnings fail only above a limit', () => {
    const { status, stdout } = run(['--format=json', 'site/own.html', 'site/a']);
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ pages: 2, errors: 0, warnings: 1 });
    expect(JSON.parse(stdout).findings).toMatchObject([
      { rule: 'nmt/other-attribute', docs: 'docs/reference/findings.md#other-attribute' },
    ]);
    expect(run(['--max-warnings=0', 'site/own.html']).status).toBe(1);
    expect(run(['--max-warnings=0', '--own=data-on*', 'site/own.html']).status).toBe(0);
  });

  it.each([
    [
      ['--dist=nowhere', 'site'],
      'contract.json cannot be read (ENOENT). Name the folder of a release with --dist.',
    ],
    [['gone.html'], 'gone.html cannot be read: there is no such file.'],
    [['dist'], 'dist has no .html file.'],
    [['--format=xml', 'site'], '--format is "xml"; expected one of text, github, json.'],
    [['--law=be-2026', 'site'], '--law is "be-2026"; expected nl-2026.'],
    [['--max-warnings=few', 'site'], '--max-warnings is "few"; expected a number from 0.'],
    [['--fromat=json', 'site'], "Unknown option '--fromat'"],
    [[], 'Name a file, a folder or an address'],
  ])('exits with 2 for %j', (args, message) => {
    const { status, stderr } = run(args);
    expect([status, stderr]).toEqual([2, expect.stringContaining(message)]);
  });

  it('checks what the law asks if asked to', () => {
    const { status, stdout } = run(['--law=nl-2026', '-'], '<body><footer></footer></body>');
    expect(status).toBe(1);
    expect(stdout).toContain(
      'No link of the page leads to an accessibility statement.  nmt/law-accessibility',
    );
    expect(stdout).toMatch(/not legal advice\.\n$/);
  });

  it('reads the contract of the build for sites from the folder above', () => {
    const { status, stdout } = run(['--dist=dist/site', 'site/bad.html']);
    expect([status, stdout]).toEqual([1, expect.stringContaining(MESSAGE)]);
  });

  it('explains itself', () => {
    expect(run(['--help'])).toMatchObject({ status: 0, stdout: expect.stringContaining('--format') });
  });
});

describe('addresses', () => {
  it('are fetched, pages about errors as well; one that does not answer is named', async () => {
    const server = createServer((_request, answer) => answer.writeHead(404).end('<p>Weg</p>'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/weg`;
    const read = async () => {
      const pages = [];
      for await (const page of readPages([address], process.stdin)) pages.push(page);
      return pages;
    };
    expect(await read()).toEqual([{ name: address, text: '<p>Weg</p>', status: 404 }]);
    const found = [];
    for await (const page of lintPages(readPages([address], process.stdin), { dist, own: [] }))
      found.push(page);
    expect(found[0]?.findings).toMatchObject([
      {
        rule: 'nmt/status',
        severity: 'error',
        message: 'The address answers 404; expected 200. What follows is about the page of that answer.',
      },
    ]);
    await new Promise((resolve) => server.close(resolve));
    await expect(read()).rejects.toThrow(PageError);
  });
});

describe('encodings', () => {
  it.each<[string, Buffer, string]>([
    ['UTF-16 with its mark', Buffer.from('\ufeff<p>één', 'utf16le'), ''],
    ['the header', Buffer.from('<p>één', 'latin1'), 'text/html; charset=windows-1252'],
    ['the page', Buffer.from('<meta charset="iso-8859-1"><p>één', 'latin1'), ''],
    ['an encoding that nobody knows', Buffer.from('<p>één'), 'text/html; charset=x-klingon'],
    ['none', Buffer.from('<p>één'), ''],
  ])('are read from %s', (_, bytes, type) => expect(decodePage(bytes, type)).toMatch(/<p>één$/));
});

describe('hostile pages', () => {
  const PAGES = {
    nothing: '',
    'white space': ' \n\t',
    'no HTML': '\u0000\u0001PNG'.repeat(10_000),
    NULs: `${'\0'.repeat(1000)}<div data-widget="we\0ather">`,
    'a comment without end': '<!-- '.repeat(100_000),
    'a script without end': '<script>'.repeat(1000),
    'tags without end': '<p><b><a href="x'.repeat(5000),
    'deep elements': '<div>'.repeat(60_000),
    'quotes in tags': '<a "\'"\'>'.repeat(100),
    'drawings without end': '<svg><g>'.repeat(1000),
    'deep JSON': `<script id="site-config" type="application/json">${'['.repeat(100_000)}</script>`,
    'a long key': `<script id="site-config" type="application/json">{"${'a'.repeat(500_000)}":1}</script>`,
    'a long name': `<div data-widget="${'&'.repeat(500_000)}">`,
  };

  it('end as findings, and the next page is checked', async () => {
    async function* pages() {
      for (const [name, text] of Object.entries(PAGES)) yield { name, text };
      yield { name: 'the next', text: '<div data-widget="wheather"></div>' };
    }
    const results = new Map<string, string[]>();
    for await (const { name, findings } of lintPages(pages(), { dist, own: [], timeout: 3000 })) {
      results.set(
        name,
        findings.map(({ message }) => message),
      );
    }
    expect([...results.keys()]).toEqual([...Object.keys(PAGES), 'the next']);
    expect(results.get('nothing')).toEqual(['There is no element: this is not HTML.']);
    expect(results.get('the next')).toEqual([MESSAGE]);
  });

  it('that take too long are given up', async () => {
    async function* pages() {
      yield { name: 'long', text: '<p>Tekst</p>'.repeat(20_000) };
    }
    const results = [];
    for await (const result of lintPages(pages(), { dist, own: [], timeout: 1 })) results.push(result);
    expect(results).toMatchObject([
      {
        name: 'long',
        findings: [{ rule: 'nmt/unreadable', message: 'It cannot be checked within 0.001 seconds.' }],
      },
    ]);
  });
});
