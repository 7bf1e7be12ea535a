import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildProduct } from '../../../build/build.ts';
import { writeCssTypes } from '../../../build/css-types.ts';
import { addEntry, addTranslation, planFeature } from '../../../tools/new-feature/plan-feature.ts';
import { writeFeature } from '../../../tools/new-feature.ts';
import { sheetsIn } from '../build/adopted.ts';

/** The languages whose texts are in the package. */
const LANGUAGES = ['de', 'en'];

const ROOT = process.cwd();
const SHARED = [
  'core',
  'tools',
  'node_modules',
  'tests/unit/support',
  'tests/unit/widgets/support',
  'tests/e2e/support',
];
const VIEW = 'widgets/article/days-to-go';
const ENHANCER = 'widgets/specials/special-long-name-that-fills-a-line';

/** A copy of the repository with two features, in a separate folder. */
function copyOfRepository(): string {
  const root = mkdtempSync(join(tmpdir(), 'nmt-new-feature-'));
  const link = (path: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    symlinkSync(join(ROOT, path), join(root, path));
  };
  SHARED.forEach(link);
  mkdirSync(join(root, 'widgets/specials'), { recursive: true });
  mkdirSync(join(root, 'demo'));
  const all = JSON.parse(readFileSync('manifest.json', 'utf8'));
  const manifest: Record<string, unknown> = {};
  // The code of the second searches for hooks of the first.
  for (const name of ['article-page', 'scroll-progress']) {
    const folder = `widgets/article/${name}`;
    cpSync(join(ROOT, folder), join(root, folder), { recursive: true });
    manifest[name] = all[name];
  }
  writeFileSync(join(root, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  mkdirSync(join(root, 'integrations/languages'), { recursive: true });
  for (const language of LANGUAGES) {
    const file = join(root, `integrations/languages/${language}.json`);
    writeFileSync(file, '{\n  "texts": {\n    "core/ui.CLOSE": "Close"\n  }\n}\n');
  }
  const { vcs, ...biome } = JSON.parse(readFileSync('biome.json', 'utf8'));
  writeFileSync(join(root, 'biome.json'), JSON.stringify(biome));
  const { compilerOptions } = JSON.parse(readFileSync('tsconfig.json', 'utf8'));
  const folders = [root, ROOT].flatMap((folder) => [folder, join(folder, '.cache/css-types')]);
  const options = { ...compilerOptions, rootDirs: folders };
  writeFileSync(
    join(root, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: options,
      include: [
        'widgets',
        'tests/unit/widgets/*/*/*',
        'tests/e2e/features',
        'core/runtime/caretaker/open-global.ts',
      ],
    }),
  );
  return root;
}

/** Runs a tool of the repository in the copy. */
function run(root: string, tool: string, ...args: string[]) {
  const env = { ...process.env, NO_COLOR: '1' };
  const { status, stdout, stderr } = spawnSync(join(ROOT, 'node_modules/.bin', tool), args, {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

describe('a new feature', () => {
  let root = '';
  let written: readonly string[] = [];
  beforeAll(() => {
    root = copyOfRepository();
    written = [
      ...writeFeature(root, { path: VIEW }),
      ...writeFeature(root, { path: ENHANCER, enhancer: true, rare: true, load: '{"visible":"400px"}' }),
    ];
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('has every file that a feature has, and an entry in its place', () => {
    expect(written.every((file) => existsSync(join(root, file)))).toBe(true);
    expect(written).toContain(`${VIEW}/DaysToGo.tsx`);
    expect(written).toContain(`tests/unit/${VIEW}/days-to-go-state.test.ts`);
    const manifest = JSON.parse(readFileSync(join(root, 'manifest.json'), 'utf8'));
    expect(Object.keys(manifest)).toEqual([
      'article-page',
      'days-to-go',
      'scroll-progress',
      'special-long-name-that-fills-a-line',
    ]);
    expect(manifest['special-long-name-that-fills-a-line']).toMatchObject({
      load: { visible: '400px' },
      rare: true,
    });
  });

  it.each(LANGUAGES)('has its text in the language %s, too', (language) => {
    const file = join(root, `integrations/languages/${language}.json`);
    const { texts } = JSON.parse(readFileSync(file, 'utf8'));
    expect(Object.keys(texts)).toEqual([
      'core/ui.CLOSE',
      'days-to-go.countText',
      'special-long-name-that-fills-a-line.countText',
    ]);
  });

  it('has types and style as the repository wants them', () => {
    writeCssTypes(root);
    expect(run(root, 'tsc', '--noEmit', '-p', '.')).toEqual({ status: 0, output: '' });
    const files = written.filter((file) => !file.endsWith('.html'));
    expect(run(root, 'biome', 'ci', '--error-on-warnings', ...files)).toMatchObject({ status: 0 });
  });

  it('builds, with its style and the space that it reserves', async () => {
    const outDir = join(root, 'dist');
    await buildProduct({ root, manifestFile: join(root, 'manifest.json'), outDir, mode: 'production' });
    const { features, styles } = JSON.parse(readFileSync(join(outDir, 'manifest.json'), 'utf8'));
    const code = readFileSync(join(outDir, features['days-to-go'].script), 'utf8');
    expect(sheetsIn(code).join()).toContain('.nmt-days-to-go-root');
    const base = readFileSync(join(outDir, styles.base.file), 'utf8');
    expect(base).toContain('[data-widget=days-to-go]{');
    expect(base).toContain('[data-special=long-name-that-fills-a-line]{');
  });

  it('fails its own tests alone, which say what to write', () => {
    const { status, output } = run(
      root,
      'vitest',
      'run',
      '--root',
      root,
      'days-to-go',
      'long-name',
      '--reporter=json',
    );
    const { numPassedTests, testResults } = JSON.parse(output.slice(output.indexOf('{')));
    expect([status, numPassedTests]).toEqual([1, 2]);
    const messages: string[] = testResults
      .flatMap(
        ({ assertionResults }: { assertionResults: { failureMessages: string[] }[] }) => assertionResults,
      )
      .flatMap(({ failureMessages }: { failureMessages: string[] }) => failureMessages);
    expect(messages).toHaveLength(4);
    for (const message of messages) expect(message).toMatch(/^AssertionError: Write (what|the rule of) /);
    expect(readFileSync(join(root, 'tests/e2e/features/days-to-go.spec.ts'), 'utf8')).toContain(
      "throw new Error(\n    'Write in tests/e2e/features/days-to-go.spec.ts",
    );
  });

  it.each([
    ['widgets/artikel/x', {}, '"artikel" is not a group. Did you mean "article"? The groups are '],
    ['widgets/article/Quiz', {}, '"Quiz" is not a name: expected lower-case words joined by hyphens'],
    ['widgets/article/-quiz', {}, '"-quiz" is not a name'],
    ['widgets/article/../x', {}, 'is not a feature: expected widgets/<group>/<name>'],
    [undefined, {}, '"" is not a feature'],
    [
      'widgets/specials/scroll-progress',
      {},
      'There is a feature "scroll-progress" already: widgets/article/',
    ],
    ['widgets/article/button', {}, 'core/ui/button/Button.module.css names its classes nmt-button-… already'],
    ['widgets/article/x', { load: 'soon' }, '"soon" is not a valid load: expected "now", "idle"'],
    ['widgets/article/x', { purpose: 'Short.' }, '"Short." is not a valid purpose: expected a sentence'],
  ])('refuses %s %o', (path, options, message) => {
    expect(() => planFeature(root, { path, ...options })).toThrow(message);
  });

  it('overwrites no file', () => {
    mkdirSync(join(root, 'demo/features'), { recursive: true });
    writeFileSync(join(root, 'demo/features/gone.html'), '');
    expect(() => planFeature(root, { path: 'widgets/article/gone' })).toThrow(
      'demo/features/gone.html exists already',
    );
  });
});

it.each([
  ['{}\n', '{\n  "b": {\n    "load": "now"\n  }\n}\n'],
  ['{\n  "a": {}\n}\n', '{\n  "a": {},\n  "b": {\n    "load": "now"\n  }\n}\n'],
  ['{\n  "c": {}\n}\n', '{\n  "b": {\n    "load": "now"\n  },\n  "c": {}\n}\n'],
])('adds an entry to %j', (text, result) => {
  expect(addEntry(text, 'b', { load: 'now' })).toBe(result);
});

it('puts the translation of a text where the order of files has it', () => {
  const manifest = JSON.parse(readFileSync('manifest.json', 'utf8'));
  const text = readFileSync('integrations/languages/en.json', 'utf8');
  const keys = Object.keys(
    JSON.parse(addTranslation(text, '{count} times.', 'widgets/article/days-to-go', manifest)).texts,
  );
  const at = keys.indexOf('days-to-go.countText');
  const groupOf = (key = '') => manifest[key.split(/[./]/)[0] ?? '']?.entry ?? key;
  expect(groupOf(keys[at - 1]) < 'widgets/article/days-to-go/').toBe(true);
  expect(groupOf(keys[at + 1]) > 'widgets/article/days-to-go/').toBe(true);
});
