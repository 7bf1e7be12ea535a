import { describe, expect, it } from 'vitest';
import { expandNamedMedia, NAMED_MEDIA } from '../../../build/named-media.ts';
import { DEFAULT_BREAKPOINTS } from '../../../core/runtime/config/breakpoints.ts';
import { sheetsIn } from './adopted.ts';
import { build, CORE, entry, writeProduct } from './product.ts';

const expand = (css: string) => expandNamedMedia(css, 'x.module.css');

describe('media by name [loader-8]', () => {
  it.each([
    ['(--from-medium)', '(width >= 660px)'],
    ['(--below-small)', '(width < 500px)'],
    ['(--above-wide)', '(width > 740px)'],
    ['(scripting: none) and (--below-wide)', '(scripting: none) and (width < 740px)'],
    ['(prefers-reduced-motion: reduce)', '(prefers-reduced-motion: reduce)'],
  ])('%s is %s', (named, media) => {
    expect(expand(`@media ${named} { p { color: red } }`)).toBe(`@media ${media} { p { color: red } }`);
  });

  it('knows every breakpoint that scripts know', () => {
    for (const [name, px] of Object.entries(DEFAULT_BREAKPOINTS)) {
      expect(NAMED_MEDIA.get(`--from-${name}`)).toBe(`(width >= ${px}px)`);
    }
  });

  it('refuses a name that is no breakpoint’s, and lists those that are', () => {
    expect(() => expand('p {}\n@media (--below-tiny) { p { color: red } }')).toThrow(
      /x\.module\.css:2: --below-tiny is not the media of a breakpoint\. Known: --from-xxsmall, .*--below-small/,
    );
  });

  it.each([
    '(max-width: 499.98px)',
    '(width < 500px)',
    '(400px <= width <= 700px)',
    'screen and (min-width: 31rem)',
  ])('refuses %s, which is a number', (media) => {
    expect(() => expand(`@media ${media} { p { color: red } }`)).toThrow(/:1: .*has a width as a number/);
  });

  it('lets a container have numbers of its own, in one spelling', () => {
    const css = '@container (width >= 560px) { p { color: red } }';
    expect(expand(css)).toBe(css);
    expect(() => expand('@container (min-width: 560px) { p { color: red } }')).toThrow(
      /Write \(width >= …\)/,
    );
  });

  it('goes into the styles of features and the base style', async () => {
    const root = writeProduct(
      'named-media',
      { quiz: entry('quiz') },
      {
        'widgets/test/quiz/quiz.ts': `import styles from './Quiz.module.css';
import { enhancer } from '${CORE}/runtime/feature/enhancer.ts';
export default enhancer({ attributes: {}, enhance(hook) { hook.className = styles.root; } });`,
        'widgets/test/quiz/Quiz.module.css': '@media (--below-small) { .root { color: red } }',
        'widgets/test/quiz/quiz.reserve.css': '@media (--from-large) { [data-widget="quiz"] { order: 17 } }',
      },
    );
    const { published, files } = await build(root, 'named-media-out');
    const { script } = published.features.quiz ?? expect.fail();
    expect(sheetsIn(files.get(script) ?? '')).toEqual([
      '@media(width<500px){.nmt-quiz-root:not(#nmt#own){color:red}}',
    ]);
    expect(files.get(published.styles.base.file)).toContain(
      '@media(width>=980px){[data-widget=quiz]{order:17}}',
    );
  });
});
