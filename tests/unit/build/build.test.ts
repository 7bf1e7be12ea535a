import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { contentHash } from '../../../build/hash.ts';
import { build, type Product } from './product.ts';

const ROOT = join(import.meta.dirname, '../../..');
const LAB = join(ROOT, 'tests/e2e/lab');

let lab: Product;

beforeAll(async () => {
  lab = await build(LAB, 'lab');
});

const text = (file: string) => lab.files.get(file) ?? expect.fail(`${file} is missing`);
/** The chunks, which pass on modules. */
const scripts = () =>
  [...lab.files.keys()].filter((file) => /-[0-9a-z]{5}\.js$/.test(file) && !/^(loader|head)-/.test(file));
const integrity = (content: string) => `sha256-${createHash('sha256').update(content).digest('base64')}`;

describe('a production build', () => {
  it('is the same, byte for byte, when it is made again', async () => {
    const again = await build(LAB, 'lab-again');
    expect([...again.files]).toEqual([...lab.files]);
  });

  it('writes scripts and styles in ASCII: a page in another encoding may read them in that', () => {
    const files = [...lab.files].filter(([file]) => /\.(js|css)$/.test(file));
    const others = files.filter(([, content]) => /[\u0080-\uffff]/.test(content));
    expect(others.map(([file]) => file)).toEqual([]);
  });

  it('does not depend on the build machine', () => {
    for (const [file, content] of lab.files) expect(content.includes(ROOT), file).toBe(false);
  });

  it('names files by their contents', () => {
    for (const file of scripts()) expect(file).toMatch(/^[\w-]+-[0-9a-z]{5}\.js$/);
    expect(contentHash('a')).toMatch(/^[0-9a-z]{5}$/);
    expect(contentHash('a')).not.toBe(contentHash('b'));
    expect(contentHash('a', 'b')).not.toBe(contentHash('ab'));
  });

  it('makes chunks that hand their modules to the registry, under the name of their file', () => {
    for (const file of scripts()) {
      const stem = file.slice(0, -3);
      const pushed: Record<string, unknown>[] = [];
      new Function('self', text(file))({
        nmtModules: { push: (chunk: object) => pushed.push({ ...chunk }) },
      });
      expect(pushed).toHaveLength(1);
      expect(Object.keys(pushed[0] ?? {})[0]).toBe(stem);
      const queue: { nmtModules?: unknown[] } = {};
      new Function('self', text(file))(queue);
      expect(queue.nmtModules).toHaveLength(1);
    }
  });

  it('gives a module its exports as getters; the helpers of a bundler are there once', () => {
    const ours = scripts().filter((file) => !file.startsWith('react-'));
    const helpers = ours.flatMap((file) => text(file).match(/\.__esModule\b|"__esModule"/g) ?? []);
    expect(helpers.length).toBeLessThanOrEqual(1);
    expect(ours.some((file) => text(file).includes('module.exports={get '))).toBe(true);
  });

  it('needs neither eval nor modules', () => {
    for (const file of [...scripts(), 'loader.js', 'head.js']) {
      expect(text(file)).not.toMatch(/\beval\(|new Function\(|^import |^export |\bimport\(|\bimport\.meta/m);
    }
  });
});

describe('source maps', () => {
  /** The position of a chunk's text in its source, by the chunk's map. */
  function origin(file: string, needle: string) {
    const lines = text(file).split('\n');
    const line = lines.findIndex((each) => each.includes(needle));
    if (line < 0) expect.fail(`${file} has no ${needle}`);
    const map = new SourceMap(JSON.parse(text(`${file}.map`)));
    const found = map.findEntry(line, String(lines[line]).indexOf(needle));
    if (!('originalSource' in found)) expect.fail(`the map of ${file} has no ${needle}`);
    return { source: String(found.originalSource), line: Number(found.originalLine) };
  }

  /** The line number of a source, from 0, that contains a text. */
  const lineOf = (path: string, needle: string) =>
    readFileSync(join(ROOT, path), 'utf8')
      .split('\n')
      .findIndex((line) => line.includes(needle));

  const shared = (needle: string) =>
    scripts().find((file) => text(file).includes(needle)) ?? expect.fail(needle);

  it.each([
    ['lab-editor', 'tests/e2e/lab/widgets/lab/lab-editor/lab-editor.ts', 'Bewerken'],
    ['lab-counter', 'tests/e2e/lab/widgets/lab/lab-counter/lab-counter.tsx', 'Teller'],
  ])('lead from %s to its source', (feature, path, needle) => {
    const { source, line } = origin(lab.published.features[feature]?.script ?? expect.fail(), needle);
    expect(source.endsWith(path.slice('tests/e2e/lab/'.length))).toBe(true);
    expect(line).toBe(lineOf(path, needle));
  });

  it.each([
    ['core/runtime/bus/bus.ts', 'the others go on.'],
    ['core/runtime/feature/attributes.ts', 'a whole number'],
    ['core/runtime/page/page.ts', 'script#site-config is missing'],
    ['core/runtime/caretaker/create-notices.ts', 'A second loader ('],
  ])('lead from a file of several modules to %s', (path, needle) => {
    const { source, line } = origin(shared(needle), needle);
    expect(source.endsWith(path)).toBe(true);
    expect(line).toBe(lineOf(path, needle));
  });

  it('are named at the end of each script that has a source', () => {
    for (const file of [...scripts().filter((name) => !name.startsWith('rare-')), 'loader.js']) {
      expect(text(file).trimEnd().endsWith(`//# sourceMappingURL=${file}.map`)).toBe(true);
      expect(lab.files.has(`${file}.map`)).toBe(true);
    }
  });
});

describe('React', () => {
  const isReact = (file: string) => /Minified React error|react\.dev\/errors/.test(text(file));

  it('is in exactly one file', () => {
    expect(scripts().filter(isReact)).toHaveLength(1);
  });

  it('has the factories of its packages in brackets, so that they are compiled with their file', () => {
    const react = text(scripts().find(isReact) ?? expect.fail());
    expect(react.match(/\)\(\(function\([\w,]*\)\{"use strict"/g)?.length).toBeGreaterThan(4);
    expect(react).not.toMatch(/=>\{"use strict"/);
  });

  it('loads with widgets and never with enhancers, specials or the caretaker', () => {
    const needs = (files: readonly string[]) => files.some(isReact);
    const { features, caretaker } = lab.published;
    const users = Object.keys(features).filter((name) => {
      const { script, imports } = features[name] ?? expect.fail();
      return needs([script, ...imports]);
    });
    expect(users).toEqual(['lab-counter', 'lab-lazy', 'lab-throws']);
    expect(needs(caretaker)).toBe(false);
  });
});

describe('the published manifest', () => {
  const json = () => JSON.parse(text('manifest.json'));

  it('has format 1 and the fields for the CMS', () => {
    const { published } = lab;
    expect(json()).toMatchObject({
      format: 1,
      release: expect.stringMatching(/^[0-9a-z]{5}$/),
      loader: { file: 'loader.js', hashed: { file: expect.stringMatching(/^loader-[0-9a-z]{5}\.js$/) } },
      head: {
        file: 'head.js',
        hash: integrity(text('head.js')),
        hashed: {
          file: expect.stringMatching(/^head-[0-9a-z]{5}\.js$/),
          integrity: integrity(text('head.js')),
        },
      },
      features: {
        'lab-hash': { hook: '[data-widget="lab-hash"]', load: 'idle', when: { hash: ['lab'] } },
        'special-lab': { hook: '[data-special="lab"]', load: 'now' },
      },
    });
    const { file, integrity: hash } = published.styles.base;
    expect(hash).toBe(integrity(text(file)));
  });

  it('has the service worker under a name that never changes, as a script without imports [web-push-7]', () => {
    expect(json().pushWorker).toEqual({ file: 'push-worker.js' });
    expect(json().consentMode).toEqual({
      file: 'consent-mode.js',
      hash: expect.stringMatching(/^sha256-/),
    });
    const heard: string[] = [];
    const scope = {
      location: {},
      registration: { scope: 'https://krant.example/' },
      addEventListener: (type: string) => heard.push(type),
    };
    new Function('self', text('push-worker.js'))(scope);
    expect(heard).toEqual(['install', 'push', 'notificationclick', 'pushsubscriptionchange']);
  });

  it('names every file with the integrity of its bytes', () => {
    const named = json().files as Record<string, { integrity: string }>;
    for (const [file, { integrity: hash }] of Object.entries(named)) expect(hash).toBe(integrity(text(file)));
    const hashed = [...lab.files.keys()].filter((file) => /-[0-9a-z]{5}\.(js|css)$/.test(file));
    expect(Object.keys(named).sort()).toEqual(hashed.sort());
  });

  it('names the routes of rare features among the files, so that no deploy takes them for rubbish [loader-4]', () => {
    const [rare] = [...lab.files.keys()].filter((file) => file.startsWith('rare-'));
    expect(json().files).toHaveProperty([rare ?? expect.fail(), 'integrity'], integrity(text(rare ?? '')));
    expect(text('loader.js')).toContain(rare);
  });

  it('has what pages pin under names that change with the content, and the same under stable names', () => {
    const { loader, head, integrity: table } = json();
    for (const { file, integrity: hash } of [loader.hashed, head.hashed, table])
      expect(hash).toBe(integrity(text(file)));
    const code = (file: string) => text(file).replace(/\/\/# sourceMappingURL=.*/, '');
    expect(code(loader.hashed.file)).toBe(code('loader.js'));
    expect(text(`${loader.hashed.file}.map`)).toBe(text('loader.js.map'));
    expect(text(head.hashed.file)).toBe(text('head.js'));
  });

  it('gives the loader the same integrity in a file of its own', () => {
    const [file] = [...lab.files.keys()].filter((name) => /^integrity-[0-9a-z]{5}\.json$/.test(name));
    const named = json().files as Record<string, { integrity: string }>;
    expect(JSON.parse(text(file ?? ''))).toEqual(
      Object.fromEntries(
        Object.entries(named)
          .filter(([name]) => !/^(loader|head)-/.test(name))
          .map(([name, { integrity: hash }]) => [name, hash]),
      ),
    );
    expect(text('loader.js')).toContain(file);
  });

  it('names files that are there, for features and caretaker', () => {
    const { features, caretaker } = json();
    const all = Object.values(features as Product['published']['features']).flatMap(
      ({ script, style, imports }) => [script, ...(style ? [style] : []), ...imports],
    );
    for (const file of [...all, ...caretaker]) expect(lab.files.has(file)).toBe(true);
  });

  it('leaves nothing of an earlier build beside it', () => {
    const { published } = lab;
    const known = new Set([
      ...Object.keys(published.files),
      ...Object.keys(published.files).map((file) => `${file}.map`),
    ]);
    const others = readdirSync(join(ROOT, '.cache/unit/lab')).filter((file) => !known.has(file));
    expect(others.filter((file) => !/^integrity-/.test(file))).toEqual([
      'THIRD-PARTY-NOTICES.txt',
      'consent-mode.js',
      'csp.json',
      'head.js',
      'loader.js',
      'loader.js.map',
      'manifest.json',
      'push-worker.js',
      'sbom.cdx.json',
    ]);
  });
});
