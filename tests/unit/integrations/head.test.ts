import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { renderHead } from '../../../integrations/head/head.mjs';

/** The pages with which the renderers in all languages are tested. */
interface HeadCases {
  readonly manifest: object;
  /** Texts of the build's files by name. */
  readonly files: Readonly<Record<string, string>>;
  readonly cases: readonly {
    readonly name: string;
    readonly page: object;
    readonly head: string;
    readonly bodyEnd: string;
  }[];
}

const { manifest, files, cases }: HeadCases = JSON.parse(
  readFileSync(join(import.meta.dirname, 'head-cases.json'), 'utf8'),
);

function readFile(file: string): string {
  const text = files[file];
  if (text === undefined) throw new Error(`The build has no file ${file}.`);
  return text;
}

describe('the head in JavaScript', () => {
  it.each(cases)('writes $name', ({ page, head, bodyEnd }) => {
    expect(renderHead(manifest, readFile, page)).toEqual({ head, bodyEnd });
  });

  it('writes the stable names of a release that has nothing to pin', () => {
    const earlier = { ...manifest, loader: { file: 'loader.js' }, integrity: { file: 'integrity-0.json' } };
    const { head } = renderHead(earlier, readFile, { pageType: 'article' });
    expect(head).toContain('<script async src="/assets/loader.js"></script>');
    expect(head).toContain('href="/assets/integrity-0.json">');
  });

  it('writes the elements of the table in docs/cms.md, in its order', () => {
    const head = /## The head\n(.*?)\n## /s.exec(readFileSync('docs/cms.md', 'utf8'))?.[1] ?? '';
    const rows = [...head.matchAll(/^\| `(<[^`]+>)`/gm)].map(([, element = '']) => element);
    const written = renderHead(manifest, readFile, { pageType: 'article' }).head;
    const starts = [...written.matchAll(/<(?:script|style|link)[^>]*>/g)].map(([element]) => kindOf(element));
    expect(rows.length).toBeGreaterThan(6);
    expect(starts.filter((kind, index) => kind !== starts[index - 1])).toEqual(rows.map(kindOf));
  });
});

/** The key that distinguishes elements of the head. */
function kindOf(element: string): string {
  const name = /^<(\w+)/.exec(element)?.[1] ?? '';
  const marks = [
    'async',
    ' integrity',
    'data-integrity',
    'id="site-config"',
    'data-nmt-file',
    'rel="preload"',
  ];
  return [name, ...marks.filter((mark) => element.includes(mark))].join(';');
}
