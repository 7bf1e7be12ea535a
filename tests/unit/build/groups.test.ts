import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { collectAdopted, sheetsIn } from './adopted.ts';
import { build, CORE, entry, type Product, writeProduct } from './product.ts';

let product: Product;

const feature = (name: string, first = '') => `import { enhancer } from '${CORE}/runtime/feature/enhancer.ts';
import { words } from '../words.ts';
import styles from './${name}.module.css';
${first}
export default enhancer({ attributes: {}, enhance(hook) { hook.textContent = '${name} ' + words + styles.root; } });`;

beforeAll(async () => {
  const root = writeProduct(
    'groups',
    {
      quiz: entry('quiz', { group: 'games' }),
      poll: entry('poll', { group: 'games' }),
      broken: entry('broken', { group: 'games' }),
      bare: entry('bare', { group: 'games' }),
      rest: entry('rest'),
    },
    {
      'widgets/test/quiz/quiz.ts': feature('quiz'),
      'widgets/test/quiz/quiz.module.css': '.root { color: red }',
      'widgets/test/poll/poll.ts': feature('poll', "export const later = () => import('./late.ts');"),
      'widgets/test/poll/poll.module.css': '.root { color: blue }',
      'widgets/test/poll/late.ts': "import { words } from '../words.ts'; export const late = words + 'late';",
      'widgets/test/broken/broken.ts':
        "throw new Error('kapot');\nexport default { attributes: {}, mount() {} };",
      'widgets/test/bare/bare.ts': 'export default { attributes: {}, mount() {} };',
      'widgets/test/rest/rest.ts': feature('rest'),
      'widgets/test/rest/rest.module.css': '.root { color: green }',
      // Large enough for a separate file.
      'widgets/test/words.ts': `export const words = '${'a few shared words '.repeat(3000)}';`,
    },
  );
  product = await build(root, 'groups-out');
});

const entryOf = (name: string) => product.published.features[name] ?? expect.fail();

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('nmtModules', undefined);
});

async function open(name: string): Promise<Record<string, unknown>> {
  const { openRegistry, requireModule } = await import('../../../core/runtime/loader/modules.ts');
  openRegistry(() => {});
  const { script, imports } = entryOf(name);
  for (const file of [...imports, script]) new Function(product.files.get(file) ?? expect.fail(file))();
  return requireModule(script.slice(0, -3), () => expect.fail('nothing is loaded later'));
}

it('gives the features of a group one script with their styles, named after the group', () => {
  expect(entryOf('quiz').script).toMatch(/^games-\w{5}\.js$/);
  expect(new Set(['quiz', 'poll', 'broken', 'bare'].map((name) => entryOf(name).script)).size).toBe(1);
  expect(entryOf('rest').script).toMatch(/^rest-\w{5}\.js$/);
  const sheets = sheetsIn(product.files.get(entryOf('quiz').script) ?? '');
  expect(sheets.sort()).toEqual([
    '.nmt-poll-root:not(#nmt#own){color:#00f}',
    '.nmt-quiz-root:not(#nmt#own){color:red}',
  ]);
});

it('lets a feature of a group wait for the style and the files only that it needs itself', () => {
  expect(entryOf('bare')).toEqual(expect.not.objectContaining({ style: expect.anything() }));
  const needsWords = (name: string) => entryOf(name).imports.some((file) => file.startsWith('words-'));
  expect(['quiz', 'poll', 'bare'].map(needsWords)).toEqual([true, true, false]);
});

it('exports each feature under its name, and one that throws fails alone [loader-12]', async () => {
  const adopted = collectAdopted();
  const exported = await open('quiz');
  expect(exported.quiz).toMatchObject({ mount: expect.any(Function) });
  expect(exported.poll).toMatchObject({ mount: expect.any(Function) });
  expect(() => exported.broken).toThrow('kapot');
  expect(exported.default).toBeUndefined();
  expect(adopted).toHaveLength(2);
});

it('gives the loader the file by the group', async () => {
  const { readRoutes } = await import('../../../core/runtime/loader/read-routes.ts');
  const { encodeRoutes } = await import('../../../build/routes.ts');
  const manifest = Object.fromEntries(
    Object.keys(product.published.features).map((name) => [name, entry(name)]),
  );
  const routes = readRoutes(JSON.parse(JSON.stringify(encodeRoutes(manifest, product.published.features))));
  for (const { name, scripts, style } of routes) {
    expect(scripts[0]).toBe(entryOf(name).script);
    expect(style).toBe(entryOf(name).style ?? '');
  }
});

it('names the shared file of features after its largest source', () => {
  expect([...product.files.keys()]).toContainEqual(expect.stringMatching(/^words-\w{5}\.js$/));
});
