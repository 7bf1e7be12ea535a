import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { LoadModule } from '../../../core/runtime/loader/contract.ts';
import { collectAdopted, sheetsIn } from './adopted.ts';
import { build, CORE, entry, type Product, writeProduct } from './product.ts';

let product: Product;

beforeAll(async () => {
  const root = writeProduct(
    'dynamic',
    { quiz: entry('quiz'), poll: entry('poll') },
    {
      'widgets/test/quiz/quiz.ts': `import { enhancer } from '${CORE}/runtime/feature/enhancer.ts';
import { shared } from '../shared.ts';
export default enhancer({
  attributes: {},
  async enhance(hook) {
    const [{ answer }, { default: purify }] = await Promise.all([import('./answer.ts'), import('dompurify')]);
    hook.textContent = [shared, answer, typeof purify].join(' ');
  },
});`,
      'widgets/test/quiz/answer.ts': `import { shared } from '../shared.ts';
import styles from './Answer.module.css';
export const answer = \`the answer \${shared} \${styles.root}\`;`,
      'widgets/test/quiz/Answer.module.css': '.root { color: red }',
      'widgets/test/shared.ts': "export const shared = ['a', 'text', 'that', 'is', 'shared'].join('-');",
      'widgets/test/poll/poll.ts': `import { enhancer } from '${CORE}/runtime/feature/enhancer.ts';
import { shared } from '../shared.ts';
export default enhancer({ attributes: {}, enhance(hook) { hook.textContent = shared; } });`,
    },
  );
  product = await build(root, 'dynamic-out');
});

const quiz = () => product.published.features.quiz ?? expect.fail();

/** The files that were requested through the registry, in order. */
let loaded: string[];

/** Runs a file like the browser: as a classic script. */
function run(file: string): void {
  new Function(product.files.get(file) ?? expect.fail(`${file} is missing`))();
}

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('nmtModules', undefined);
  loaded = [];
});

async function openQuiz() {
  const { openRegistry, requireModule } = await import('../../../core/runtime/loader/modules.ts');
  openRegistry(() => {});
  const load: LoadModule = async (files, id) => {
    loaded.push(...files);
    for (const file of files.filter((name) => name.endsWith('.js'))) run(file);
    return requireModule(id, load);
  };
  const { script, imports } = quiz();
  for (const file of [...imports, script]) run(file);
  return requireModule(script.slice(0, -3), load).default as {
    mount: (hook: object, context: object) => Promise<void>;
  };
}

it('becomes a load of the registry, with all that the module needs and its style', async () => {
  const adopted = collectAdopted({ querySelector: () => null });
  vi.stubGlobal('Document', { prototype: { body: { dataset: {} } } });
  vi.stubGlobal('location', { pathname: '/' });
  const feature = await openQuiz();
  const hook = { dataset: {}, textContent: '' };
  const mounting = feature.mount(hook, { feature: 'quiz', facts: { config: {} } });
  await mounting;
  expect(hook.textContent).toBe(
    'a-text-that-is-shared the answer a-text-that-is-shared nmt-answer-root function',
  );
  expect(adopted).toEqual(['.nmt-answer-root:not(#nmt#own){color:red}']);
  expect(loaded.filter((file) => file.endsWith('.css'))).toEqual([]);
  expect(loaded.some((file) => /^dompurify-[0-9a-z]{5}\.js$/.test(file))).toBe(true);
});

it('is in no file that a page loads before it is needed', () => {
  const { script, imports } = quiz();
  for (const file of [script, ...imports]) {
    const text = product.files.get(file) ?? expect.fail();
    expect(text).not.toContain('the answer');
    expect(text).not.toContain('ALLOWED_TAGS');
  }
});

it('has the integrity of each of its files in the manifest', async () => {
  const text = product.files.get(quiz().script) ?? '';
  const wanted = [...text.matchAll(/"([\w-]+-[0-9a-z]{5}\.(?:js|css))"/g)].map(([, file]) => String(file));
  expect(wanted.length).toBeGreaterThanOrEqual(2);
  for (const file of wanted) {
    expect(product.published.files[file]?.integrity).toMatch(/^sha256-/);
    expect(product.files.has(file)).toBe(true);
  }
});

it('in a circle is refused with the names in it', async () => {
  const root = writeProduct(
    'circle',
    { quiz: entry('quiz') },
    {
      'widgets/test/quiz/quiz.ts': "export default { mount: () => import('./a.ts') };",
      'widgets/test/quiz/a.ts': "export const a = () => import('./b.ts');",
      'widgets/test/quiz/b.ts': "export const b = () => import('./a.ts');",
    },
  );
  await expect(build(root, 'circle-out')).rejects.toThrow(/ imports .*a circle of dynamic imports/);
});

it('may need a module that is packed with the shared code that loads it', async () => {
  const feature = `import { open } from '../open.ts';
import { words } from '../words.ts';
export default { mount: () => [open, words] };`;
  const root = writeProduct(
    'shared-opener',
    { quiz: entry('quiz'), poll: entry('poll') },
    {
      'widgets/test/quiz/quiz.ts': feature,
      'widgets/test/poll/poll.ts': feature,
      'widgets/test/open.ts': "export const open = () => import('./late.ts');",
      'widgets/test/late.ts': "import { words } from './words.ts'; export const late = [...words, 'late'];",
      'widgets/test/words.ts': "export const words = ['a', 'few', 'words'];",
    },
  );
  const { published, files } = await build(root, 'shared-opener-out');
  const texts = published.features.quiz?.imports.map((file) => files.get(file) ?? '') ?? [];
  expect(texts.some((text) => text.includes('few'))).toBe(true);
  expect(texts.some((text) => text.includes('late"'))).toBe(false);
});

it('keeps its style to itself: pages that do not need it yet do not load it', () => {
  expect(quiz().style).toBeUndefined();
  const withStyle = [...product.files]
    .filter(([, text]) => text.includes('nmt-answer-root:'))
    .map(([file]) => file);
  expect(withStyle).toEqual([expect.stringMatching(/^answer-\w{5}\.js$/)]);
});

it('loads the style of its static imports at once, also where another file needs the same one later', async () => {
  const root = writeProduct(
    'styles-alike',
    { quiz: entry('quiz') },
    {
      'widgets/test/quiz/quiz.ts':
        "export default { mount: () => [import('./now.ts'), import('./later.ts')] };",
      'widgets/test/quiz/now.ts':
        "import a from './A.module.css'; import { b } from './b.ts'; export const now = [a.root, b];",
      'widgets/test/quiz/later.ts':
        "import a from './A.module.css'; export const later = () => [a.root, import('./b.ts')];",
      'widgets/test/quiz/b.ts': "import styles from './B.module.css'; export const b = styles.root;",
      'widgets/test/quiz/A.module.css': '.root { color: red }',
      'widgets/test/quiz/B.module.css': '.root { color: blue }',
    },
  );
  const { published, files } = await build(root, 'styles-alike-out');
  const text = files.get(published.features.quiz?.script ?? '') ?? '';
  const later = [...text.matchAll(/"([\w-]+\.js)"/g)].map(([, file]) => files.get(String(file)) ?? '');
  const [a, b] = ['.nmt-a-root:not(#nmt#own){color:red}', '.nmt-b-root:not(#nmt#own){color:#00f}'];
  expect(new Set(later.flatMap(sheetsIn))).toEqual(new Set([a, b]));
});
