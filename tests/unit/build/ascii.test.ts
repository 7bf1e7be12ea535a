import { expect, it } from 'vitest';
import { build, CORE, entry, writeProduct } from './product.ts';

it('writes scripts and styles in ASCII: a page in another encoding may read them in that', async () => {
  const root = writeProduct(
    'ascii',
    { letters: entry('letters') },
    {
      'widgets/test/letters/letters.module.css': '.root::before { content: "✓ é"; }',
      'widgets/test/letters/letters.ts': `
      import { enhancer } from '${CORE}/runtime/feature/enhancer.ts';
      import styles from './letters.module.css';
      const one = 'é';
      export default enhancer({
        attributes: {},
        enhance(hook) {
          hook.className = styles.root;
          hook.textContent = \`\${one}… “x” \\\\é\`.replace(/^[–—é\\–]+$/, '');
        },
      });`,
    },
  );
  const { files } = await build(root, 'ascii-dist');
  const written = [...files].filter(([file]) => /\.(js|css)$/.test(file));
  expect(written.filter(([, text]) => /[\u0080-\uffff]/.test(text)).map(([file]) => file)).toEqual([]);
  const feature = written.find(([file]) => file.startsWith('letters-'))?.[1] ?? '';
  expect(feature).toContain('/^[\\u2013\\u2014\\u00e9\\u2013]+$/');
  expect(feature).toContain('\\\\\\xE9');
});
