import { beforeEach, expect, it, vi } from 'vitest';
import { collectAdopted } from './adopted.ts';
import { build, CORE, entry, writeProduct } from './product.ts';

const feature = (name: string) => `import { enhancer } from '${CORE}/runtime/feature/enhancer.ts';
import { button } from '../button.ts';
import styles from './${name}.module.css';
export default enhancer({ attributes: {}, enhance(hook) { hook.className = button + styles.root; } });`;

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('nmtModules', undefined);
});

it('is on the page once, before the styles of all that build on it, whichever of them comes first', async () => {
  const root = writeProduct(
    'pieces',
    { quiz: entry('quiz'), poll: entry('poll') },
    {
      'widgets/test/button.ts':
        "import styles from './Button.module.css'; export const button = styles.root;",
      'widgets/test/Button.module.css': '.root { min-width: 44px }',
      'widgets/test/quiz/quiz.ts': feature('quiz'),
      'widgets/test/quiz/quiz.module.css': '.root { min-width: 220px }',
      'widgets/test/poll/poll.ts': feature('poll'),
      'widgets/test/poll/poll.module.css': '.root { min-width: 100px }',
    },
  );
  const { published, files } = await build(root, 'pieces-out');
  const { openRegistry, requireModule } = await import('../../../core/runtime/loader/modules.ts');
  const adopted = collectAdopted();
  openRegistry(() => {});
  const add = (name: string) => {
    const { script, imports } = published.features[name] ?? expect.fail();
    for (const file of [...imports, script]) new Function(files.get(file) ?? expect.fail(file))();
    requireModule(script.slice(0, -3), () => expect.fail('nothing is loaded later'));
  };
  add('quiz');
  const first = ['button-root:not(#nmt#own){min-width:44px}', 'quiz-root:not(#nmt#own){min-width:220px}'];
  expect(adopted).toEqual(first.map((rule) => `.nmt-${rule}`));
  add('poll');
  expect(adopted.slice(2)).toEqual(['.nmt-poll-root:not(#nmt#own){min-width:100px}']);
});
