import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { integrityOf } from '../../../build/hash.ts';
import { checkDeploy } from '../../../tools/check-deploy/check-deploy.ts';
import { summarise } from '../../../tools/check-deploy/summarise.ts';

const CHUNK = `(self.nmtModules=self.nmtModules||[]).push({"quiz-1a2b3":${' '.repeat(2000)}0});`;
const STYLE = '.nmt-quiz{color:red}\n';
const HEAD = 'document.documentElement.classList.add("a")\n';
const CONSENT_MODE = 'gtag("consent","default",{})';

const chunks: Record<string, string> = {
  'quiz-1a2b3.js': CHUNK,
  'quiz-1a2b3.css': STYLE,
  'core-4c5d6.js': '0',
  'base-7e8f9.css': ':root{}',
};
const hashes = Object.fromEntries(Object.entries(chunks).map(([file, text]) => [file, integrityOf(text)]));
const manifest = {
  format: 1,
  release: '0l020',
  head: { file: 'head.js', hash: integrityOf(HEAD) },
  consentMode: { file: 'consent-mode.js', hash: integrityOf(CONSENT_MODE) },
  integrity: { file: 'integrity-0a1b2.json', integrity: integrityOf(JSON.stringify(hashes)) },
  styles: { base: { file: 'base-7e8f9.css' } },
  caretaker: ['core-4c5d6.js'],
  files: Object.fromEntries(Object.entries(hashes).map(([file, integrity]) => [file, { integrity }])),
};
const FILES: Record<string, string> = {
  ...chunks,
  'integrity-0a1b2.json': JSON.stringify(hashes),
  'loader.js': 'var table={release:"0l020"}',
  'head.js': HEAD,
  'consent-mode.js': CONSENT_MODE,
  'push-worker.js': 'addEventListener("push",()=>{})',
  'csp.json': '{"release":"0l020"}',
  'manifest.json': JSON.stringify(manifest),
};

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

const TYPES: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

function good(file: string): Answer {
  const body = FILES[file];
  if (body === undefined) return { status: 404, headers: { 'Cache-Control': 'no-cache' }, body: 'Not found' };
  const isStable = !/-\w{5}\.\w+$/.test(file);
  const short = file === 'push-worker.js' ? 'no-cache' : 'public, max-age=300, stale-while-revalidate=86400';
  return {
    status: 200,
    headers: {
      'Content-Type': TYPES[file.split('.').at(-1) ?? ''] ?? '',
      'Cache-Control': isStable ? short : 'public, max-age=31536000, immutable',
      'Access-Control-Allow-Origin': '*',
      'X-Content-Type-Options': 'nosniff',
    },
    body,
  };
}

let answer: (file: string) => Answer;
let compresses: string;
/** The value that requests must have in `Authorization`; undefined for any. */
let authorization: string | undefined;
let server: Server;
let folder: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    const { status, headers, body } =
      authorization === undefined || request.headers.authorization === authorization
        ? answer((request.url ?? '').replace(/^\/nmt\//, ''))
        : { status: 401, headers: {}, body: '' };
    const encoded = compresses === 'br' && body.length > 0 ? brotliCompressSync(body) : Buffer.from(body);
    if (compresses === 'br') response.setHeader('Content-Encoding', 'br');
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.statusCode = status;
    response.end(request.method === 'HEAD' ? undefined : encoded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  folder = `http://127.0.0.1:${(server.address() as AddressInfo).port}/nmt/`;
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

beforeEach(() => {
  answer = good;
  compresses = 'br';
  authorization = undefined;
});

/** A server with one fault, for matching files. */
const broken =
  (files: RegExp, change: (right: Answer, file: string) => Partial<Answer>) => (file: string) => {
    const right = good(file);
    return files.test(file) ? { ...right, ...change(right, file) } : right;
  };
const withHeader = (files: RegExp, name: string, value: string) =>
  broken(files, ({ headers }) => ({ headers: { ...headers, [name]: value } }));
const withoutHeader = (files: RegExp, name: string) =>
  broken(files, ({ headers: { [name]: _, ...headers } }) => ({ headers }));

const found = async (options?: Parameters<typeof checkDeploy>[1]) => {
  const { problems } = await checkDeploy(folder, options);
  return problems.map(
    ({ level, check, address, message }) => `${level} ${check} ${address.slice(folder.length)}: ${message}`,
  );
};

it('finds nothing wrong with a good folder, with or without a slash at its end', async () => {
  expect(await found()).toEqual([]);
  expect(await checkDeploy(folder.slice(0, -1))).toEqual({ release: '0l020', checked: 12, problems: [] });
  expect(await found({ isQuick: true })).toEqual([]);
});

it('sends the name and the password of the address, and does not print them', async () => {
  authorization = `Basic ${btoa('staging:ge:heim')}`;
  expect(await checkDeploy(folder.replace('//', '//staging:ge%3Aheim@'))).toMatchObject({ problems: [] });
  const { problems } = await checkDeploy(folder.replace('//', '//staging:10%@'));
  expect(problems).toMatchObject([
    { address: `${folder}manifest.json`, message: 'It answers 401; expected 200.' },
  ]);
});

describe('a broken server', () => {
  it.each<[string, (file: string) => Answer, RegExp]>([
    [
      'scripts of another type',
      withHeader(/^quiz.*js$/, 'Content-Type', 'text/plain'),
      /^error type quiz-1a2b3\.js: Content-Type is "text\/plain"; expected text\/javascript; charset=utf-8\.$/,
    ],
    [
      'styles of another type',
      withHeader(/\.css$/, 'Content-Type', 'application/octet-stream'),
      /^error type .*css: Content-Type is "application\/octet-stream"; expected text\/css/,
    ],
    [
      'scripts without a charset',
      withHeader(/^loader/, 'Content-Type', 'text/javascript'),
      /^error type loader\.js: .*without charset=utf-8/,
    ],
    [
      'JSON of another type',
      withHeader(/^integrity/, 'Content-Type', 'text/html'),
      /^error type integrity-0a1b2\.json: .*expected application\/json/,
    ],
    [
      'chunks that are cached for a short time',
      withHeader(/^quiz/, 'Cache-Control', 'max-age=300'),
      /^error caching quiz-1a2b3\.\w+: Cache-Control is "max-age=300"; expected "public, max-age=31536000, immutable"\.$/,
    ],
    [
      'chunks without a time',
      withoutHeader(/^quiz/, 'Cache-Control'),
      /^error caching quiz-1a2b3\.\w+: Cache-Control is ""/,
    ],
    [
      'chunks that are not immutable',
      withHeader(/^quiz/, 'Cache-Control', 'max-age=31536000'),
      /^warning caching quiz-1a2b3\.\w+: .*no "immutable"/,
    ],
    [
      'a loader that is cached for a year',
      withHeader(/^loader/, 'Cache-Control', 'public, max-age=31536000, immutable'),
      /^error caching loader\.js: .*expected "public, max-age=300/,
    ],
    [
      'a manifest that is cached for a day',
      withHeader(/^manifest/, 'Cache-Control', 'max-age=86400'),
      /^error caching manifest\.json/,
    ],
    [
      'a loader that a CDN keeps for a year',
      withHeader(/^loader/, 'Cache-Control', 'public, max-age=300, s-maxage=31536000'),
      /^warning caching loader\.js: Cache-Control lets a CDN keep it for 31536000 s/,
    ],
    [
      'a worker that is cached',
      withHeader(/^push-worker/, 'Cache-Control', 'max-age=300'),
      /^error caching push-worker\.js: .*expected "no-cache"/,
    ],
    [
      'files that no other origin may have',
      withoutHeader(/./, 'Access-Control-Allow-Origin'),
      /^error cors .*There is no Access-Control-Allow-Origin; expected "\*"/,
    ],
    [
      'files for one origin',
      withHeader(/^quiz/, 'Access-Control-Allow-Origin', 'https://krant.example'),
      /^error cors quiz.*is "https:\/\/krant\.example"/,
    ],
    ['types that are guessed', withoutHeader(/^quiz/, 'X-Content-Type-Options'), /^error sniffing quiz/],
    [
      'a chunk that is rewritten on its way',
      broken(/^quiz.*js$/, ({ body }) => ({ body: body.trim().replace(/ +/, ' ') })),
      /^error integrity quiz-1a2b3\.js: .*expected sha256-/,
    ],
    [
      'chunks with a byte order mark',
      broken(/^quiz.*js$/, ({ body }) => ({ body: `\ufeff${body}` })),
      /^error integrity quiz-1a2b3\.js: It begins with a byte order mark, so that/,
    ],
    [
      'chunks with other line breaks',
      broken(/^quiz.*css$/, ({ body }) => ({ body: body.replaceAll('\n', '\r\n') })),
      /^error integrity quiz-1a2b3\.css: Its line breaks are CRLF, so that/,
    ],
    [
      'a head.js without its last line break',
      broken(/^head/, ({ body }) => ({ body: body.trimEnd() })),
      /^error integrity head\.js: Its last line break is missing, so that/,
    ],
    [
      'a manifest with a byte order mark',
      broken(/^manifest/, ({ body }) => ({ body: `\ufeff${body}` })),
      /^error reach manifest\.json: It begins with a byte order mark/,
    ],
    [
      'a page in the place of a chunk',
      broken(/^quiz.*js$/, () => ({
        headers: { 'Content-Type': 'text/html; charset=utf-8' },
        body: '<!doctype html>',
      })),
      /^error reach quiz-1a2b3\.js: It answers 200 with an HTML page; expected the file, or 404/,
    ],
    [
      'a page in the place of the manifest',
      broken(/^manifest/, () => ({ headers: { 'Content-Type': 'text/html' }, body: '<!doctype html>' })),
      /^error reach manifest\.json: It answers 200 with an HTML page/,
    ],
    [
      'a chunk that is missing',
      broken(/^quiz.*css$/, () => ({ status: 404 })),
      /^error reach quiz-1a2b3\.css: It answers 404; expected 200\.$/,
    ],
    [
      'a chunk that redirects',
      broken(/^quiz.*css$/, ({ headers }) => ({
        status: 302,
        headers: { ...headers, Location: '/elders.css' },
      })),
      /^error reach quiz-1a2b3\.css: It redirects to \/elders\.css/,
    ],
    [
      'a page in the place of what is not there',
      broken(/00000/, () => ({ status: 200, body: '<!doctype html>' })),
      /^error absent .*A name that does not exist answers 200; expected 404\.$/,
    ],
    [
      'a 404 that is kept',
      broken(/00000/, () => ({ headers: { 'Cache-Control': 'max-age=31536000' } })),
      /^error absent .*cached for 31536000 s/,
    ],
    [
      'a loader of another release',
      broken(/^loader/, () => ({ body: 'var table={release:"zzzzz"}' })),
      /^error release loader\.js: It does not name the release 0l020/,
    ],
    ['a head.js of another release', broken(/^head/, () => ({ body: '0' })), /^error release head\.js/],
    [
      'a consent-mode.js of another release',
      broken(/^consent-mode/, () => ({ body: '0' })),
      /^error release consent-mode\.js: Its hash is not consentMode\.hash/,
    ],
    [
      'a consent-mode.js that is missing',
      broken(/^consent-mode/, () => ({ status: 404 })),
      /^error reach consent-mode\.js: It answers 404/,
    ],
    [
      'a policy of another release',
      broken(/^csp/, () => ({ body: '{"release":"zzzzz"}' })),
      /^error release csp\.json/,
    ],
    [
      'a table of another release',
      broken(/^integrity/, () => ({ body: '{}' })),
      /^error integrity integrity-0a1b2\.json/,
    ],
  ])('%s', async (_, server, expected) => {
    answer = server;
    const lines = await found();
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(line).toMatch(expected);
  });

  it('whose headers are set twice or in capitals is right', async () => {
    answer = broken(/./, ({ headers, status }) => ({
      headers: {
        ...headers,
        ...(status === 200 && {
          'X-Content-Type-Options': 'nosniff, NOSNIFF',
          'Cache-Control': (headers['Cache-Control'] ?? '').toUpperCase(),
          'Content-Type': (headers['Content-Type'] ?? '').toUpperCase(),
        }),
      },
    }));
    expect(await found()).toEqual([]);
  });

  it('that does not compress', async () => {
    compresses = '';
    expect(await found()).toEqual([
      expect.stringMatching(
        /^error compression quiz-1a2b3\.js: Its \d+ bytes are not compressed; expected brotli\.$/,
      ),
    ]);
  });

  it('that has no manifest, or another thing in its place', async () => {
    for (const body of ['<!doctype html>', '{"format":2}']) {
      answer = broken(/^manifest/, () => ({ body }));
      expect((await checkDeploy(folder)).release).toBeUndefined();
    }
    answer = broken(/^manifest/, () => ({ status: 403 }));
    expect(await found()).toEqual(['error reach manifest.json: It answers 403; expected 200.']);
  });

  it('that is not there', async () => {
    const { problems, release } = await checkDeploy('http://127.0.0.1:9/nmt/');
    expect(release).toBeUndefined();
    expect(problems).toMatchObject([
      { check: 'reach', message: expect.stringMatching(/^There is no answer: /) },
    ]);
  });
});

it.each([
  ['nmt', /not an address/],
  ['http://krant.example/nmt/', /https/],
  [
    'https://krant.example/nmt/manifest.json',
    /a file; expected that of its folder, https:\/\/krant\.example\/nmt\/\.$/,
  ],
])('refuses the address %s', async (address, message) => {
  const { problems } = await checkDeploy(address);
  expect(problems).toMatchObject([{ check: 'address', message: expect.stringMatching(message) }]);
});

describe('earlier releases', () => {
  const old = {
    ...manifest,
    release: 'old00',
    files: { ...manifest.files, 'quiz-0ld00.js': { integrity: 'sha256-a' } },
  };

  it('must still have their files', async () => {
    answer = broken(/^old\.json$/, () => ({ ...good('manifest.json'), body: JSON.stringify(old) }));
    expect(await found({ old: [`${folder}old.json`] })).toEqual([
      'error old quiz-0ld00.js: A file of the earlier release old00 is gone: It answers 404; expected 200. Keep files for 30 days.',
    ]);
  });

  it('have files, not a page in their place', async () => {
    const page = { status: 200, headers: { 'Content-Type': 'text/html' }, body: '<!doctype html>' };
    answer = (file) => {
      if (file === 'old.json') return { ...good('manifest.json'), body: JSON.stringify(old) };
      return file === 'quiz-0ld00.js' ? page : good(file);
    };
    expect(await found({ old: [`${folder}old.json`] })).toEqual([
      expect.stringMatching(/^error old quiz-0ld00\.js: .* is gone: It answers 200 with an HTML page/),
    ]);
  });

  it.each([
    ['https://', expect.stringMatching(/^There is no answer: /)],
    ['tools', 'This is a folder; expected the manifest.json of a release.'],
    ['none.json', expect.stringMatching(/^It cannot be read: ENOENT/)],
  ])('are not read from %s', async (source, message) => {
    const { problems } = await checkDeploy(folder, { old: [source] });
    expect(problems).toMatchObject([{ check: 'old', address: source, message }]);
  });

  it('are named by their manifests', async () => {
    expect((await checkDeploy(folder, { old: ['package.json'] })).problems).toMatchObject([
      { check: 'old', address: 'package.json', message: 'This is not the manifest.json of a release.' },
    ]);
  });
});

it('names the same problem once for all its files', async () => {
  answer = withoutHeader(/./, 'Access-Control-Allow-Origin');
  const text = summarise(await checkDeploy(folder));
  expect(text.split('\n')).toHaveLength(3);
  expect(text).toMatch(/^error \(cors\): \S+, \S+, \S+ and 8 more: There is no/);
  expect(text).toMatch(/Release 0l020, 12 files: 11 errors\.\n$/);
});

describe('the command', () => {
  const run = (...given: string[]) =>
    promisify(execFile)(process.execPath, ['--import', 'tsx', 'tools/check-deploy.ts', ...given]).then(
      ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
      ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
    );

  it('exits with 0, 1 and 2', async () => {
    expect(await run(folder)).toMatchObject({
      code: 0,
      stdout: 'Release 0l020, 12 files: nothing is wrong.\n',
    });
    answer = withHeader(/^loader/, 'Content-Type', 'text/plain');
    expect(await run(folder, '--json')).toMatchObject({
      code: 1,
      stdout: expect.stringContaining('"check": "type"'),
    });
    expect(await run()).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('Expected the address of one folder.'),
    });
    expect(await run(folder, '--colour')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("'--colour'"),
    });
    expect(await run('--help')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('nmt-check-deploy https://'),
    });
  });
});
