import { transform } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { withGetters } from '../../../build/module-exports.ts';

/** Runs a module whose imports come from a table. */
async function run(source: string, imports: Record<string, object> = {}) {
  const { code } = await transform(source, { format: 'cjs' });
  const short = withGetters(code);
  const module = { exports: {} as Record<string, unknown> };
  new Function('module', 'require', short)(module, (name: string) => imports[name]);
  return { exports: module.exports, code, short };
}

describe('a module in CommonJS', () => {
  it('has its exports as getters, which are live, and no helpers', async () => {
    const { exports, short } = await run(
      'let count = 0; export function add() { count += 1 } export { count as c }; export default add;',
    );
    expect(exports.c).toBe(0);
    (exports.add as () => void)();
    expect(exports.c).toBe(1);
    expect(exports.default).toBe(exports.add);
    expect(short).not.toContain('__defProp');
  });

  it('passes on what it has from another module', async () => {
    const { exports } = await run('export { Field as a } from "field"; export const b = 2;', {
      field: { Field: 'the field' },
    });
    expect({ ...exports }).toEqual({ a: 'the field', b: 2 });
  });

  it('keeps its number of lines, for the source map', async () => {
    const { code, short } = await run('export const a = 1;\nexport const b = 2;');
    expect(short.split('\n')).toHaveLength(code.split('\n').length);
  });

  it('stays as it is where it needs the helpers', async () => {
    const { code, short } = await run('import field from "field"; export const a = field;', {
      field: { default: 1 },
    });
    expect(short).toBe(code);
  });

  it('is refused with an export of an unknown form', async () => {
    const { code } = await transform('export const a = 1;', { format: 'cjs' });
    expect(() => withGetters(code.replace('() => a', '() => a + 1'))).toThrow('a: () => a + 1');
  });
});
