import { describe, expect, it } from 'vitest';
import { sheetsIn } from './adopted.ts';
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
    const { script } = published.features.quiz ?? expect.fail();
    expect(sheetsIn(files.get(script) ?? '')).toEqual([
      '.nmt-quiz-list-root:not(#nmt#own){color:red}.nmt-quiz-list-open-item:not(#nmt#own){color:#00f}',
    ]);
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
    const { script } = published.features.quiz ?? expect.fail();
    expect(sheetsIn(files.get(script) ?? '')).toEqual([
      '.nmt_served-root:not(#nmt#own){font-size:calc(2 * var(--rem))}.nmt-served-open-item:not(#nmt#own){color:#00f}',
    ]);
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

  it('compose those of another module, whose style is there once and before theirs', async () => {
    const root = writeProduct(
      'css-composes',
      { quiz: entry('quiz') },
      {
        'widgets/test/quiz/quiz.ts': source('./Answers.module.css'),
        'widgets/test/quiz/Answers.module.css':
          '.root { composes: base from "./look.module.css"; color: red } .openItem { composes: base from "./look.module.css" }',
        'widgets/test/quiz/look.module.css': '@media (--below-small) { .base { order: 7 } }',
      },
    );
    const { published, files } = await build(root, 'css-composes-out');
    const { script } = published.features.quiz ?? expect.fail();
    expect(sheetsIn(files.get(script) ?? '')).toEqual([
      '@media(width<500px){.nmt-look-base:not(#nmt#own){order:7}}',
      '.nmt-answers-root:not(#nmt#own){color:red}',
    ]);
    expect(files.get(script)).toContain('nmt-answers-root nmt-look-base');
  });

  it('that compose one that is not there are refused', async () => {
    const root = writeProduct(
      'css-composes-none',
      { quiz: entry('quiz') },
      {
        'widgets/test/quiz/quiz.ts': source('./Answers.module.css'),
        'widgets/test/quiz/Answers.module.css':
          '.root { composes: gone from "./look.module.css" } .openItem { order: 1 }',
        'widgets/test/quiz/look.module.css': '.base { order: 7 }',
      },
    );
    await expect(build(root, 'css-composes-none-out')).rejects.toThrow(
      /root composes a class that is not there/,
    );
  });
});
