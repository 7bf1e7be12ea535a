import { describe, expect, it } from 'vitest';
import { build, CORE, entry, writeProduct } from './product.ts';

const source = (css: string) => `import styles from '${css}';
import { enhancer } from '${CORE}/runtime/feature/enhancer.ts';
export default enhancer({ attributes: {}, enhance(hook) { hook.className = styles.openItem + styles.root; } });`;

describe('classes', () => {
  it('are named after component and class', async () => {
    const root = writeProduct(
      'css-names',
      { quiz: entry('quiz') },
      {
        'widgets/test/quiz/quiz.ts': source('./QuizList.module.css'),
        'widgets/test/quiz/QuizList.module.css': '.root { color: red } .openItem { color: blue }',
      },
    );
    const { published, files } = await build(root, 'css-names-out');
    const { script, style = '' } = published.features.quiz ?? expect.fail();
    expect(files.get(style)).toBe(
      '.nmt-quiz-list-root:not(#nmt#own){color:red}.nmt-quiz-list-open-item:not(#nmt#own){color:#00f}\n',
    );
    expect(files.get(script)).toContain('nmt-quiz-list-open-item');
  });

  it('on elements of the server begin otherwise, so that those keep the look of the page', async () => {
    const root = writeProduct(
      'css-served',
      { quiz: entry('quiz') },
      {
        'widgets/test/quiz/quiz.ts': source('./Served.module.css'),
        'widgets/test/quiz/Served.module.css':
          '@served root;\n.root { font-size: 2rem } .openItem { color: blue }',
      },
    );
    const { published, files } = await build(root, 'css-served-out');
    const { style = '' } = published.features.quiz ?? expect.fail();
    expect(files.get(style)).toBe(
      '.nmt_served-root:not(#nmt#own){font-size:calc(2 * var(--rem))}.nmt-served-open-item:not(#nmt#own){color:#00f}\n',
    );
  });

  it('of two components of the same name are refused', async () => {
    const root = writeProduct(
      'css-twice',
      { quiz: entry('quiz'), poll: entry('poll') },
      {
        'widgets/test/quiz/quiz.ts': source('./List.module.css'),
        'widgets/test/quiz/List.module.css': '.root { color: red }',
        'widgets/test/poll/poll.ts': source('./List.module.css'),
        'widgets/test/poll/List.module.css': '.root { color: blue }',
      },
    );
    await expect(build(root, 'css-twice-out')).rejects.toThrow(
      /List\.module\.css and .*List\.module\.css would both name their classes nmt-list-…/,
    );
  });
});
