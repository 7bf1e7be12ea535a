import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { anchorOf, readMarkdown } from '../../../tools/links/read-markdown.ts';
import { checkLinks } from '../../../tools/links.ts';
import { logged } from '../support/logged.ts';

describe('reader of Markdown', () => {
  it('finds links and definitions with their lines', () => {
    const text = '[a](one.md "One") and ![b](<two.png>)\n\n[`code`](three.md#x) [[c]](four.md)\n[d]: five.md';
    expect(readMarkdown(text).links).toEqual([
      { target: 'one.md', line: 1 },
      { target: 'two.png', line: 1 },
      { target: 'three.md#x', line: 3 },
      { target: 'four.md', line: 3 },
      { target: 'five.md', line: 4 },
    ]);
  });

  it('takes nothing in code for a link or a heading', () => {
    const text =
      '`[a](one.md)` ``[b]`(two.md)``\n````md\n```\n[c](three.md)\n# No\n```\n````\n~~~\n# Neither\n~~~\n# Yes';
    const { links, anchors } = readMarkdown(text);
    expect(links).toEqual([]);
    expect([...anchors]).toEqual(['yes']);
  });

  it('names headings as hosts do, and numbers equal ones', () => {
    expect(anchorOf('`nmt.on(name)`, and [more](x.md): 5 × faster')).toBe('nmtonname-and-more-5--faster');
    expect([...readMarkdown('# A b\n## A b\n### A b ###').anchors]).toEqual(['a-b', 'a-b-1', 'a-b-2']);
  });
});

describe('check of links', () => {
  it('passes links that lead to a file, a folder or a heading, and leaves other sites alone', () => {
    const root = repository({
      'README.md':
        '# Top\n[a](docs/a.md) [b](docs/a.md#two) [c](#top) [d](docs/) [e](https://example.org/x#y)',
      'docs/a.md': '# Two\n[back](../README.md)',
    });
    expect(checkLinks(root)).toEqual({ passed: 5, failed: 0 });
  });

  it('names every link that leads nowhere', () => {
    const root = repository({
      'README.md': '[a](docs/b.md)\n[b](docs/a.md#three)\n[c](docs/x.mjs#d)\n[e](../outside.md)',
      'docs/a.md': '# Two',
      'docs/x.mjs': '',
      'docs/deep/c.md': '[a](../a.md) [b](a.md)',
    });
    expect(checkLinks(root)).toEqual({ passed: 1, failed: 5 });
    expect(logged(/^error/).flat()).toEqual([
      'README.md:1: docs/b.md: there is no such file',
      'README.md:2: docs/a.md#three: there is no such heading',
      'README.md:3: docs/x.mjs#d: only pages in Markdown have anchors',
      'README.md:4: ../outside.md: leaves the repository',
      'docs/deep/c.md:1: a.md: there is no such file',
    ]);
  });
});

describe('check of named paths', () => {
  it('finds files and folders that are not there, in pages, texts of features and comments', () => {
    const root = repository({
      'README.md': 'core/a.ts, core/b.ts and the folders `core/none/` and core/none; `widgets/<group>/x.ts`.',
      'docs/a.md': '```\ncore/gone.ts\n```\n`core/{name}/api`, `core/deep/x`, `other/core/c.ts`',
      'widgets/lists/README.md': '[a](../../docs/b.md) and `tests/unit`',
      'core/a.ts':
        "/* As core/deep/ does, and core/lost. */\nconst path = 'core/unread';\n/**\n * See demo/old.ts.\n */",
      'core/deep/x.ts': '// See docs/none.md and core/a.ts',
    });
    checkLinks(root);
    expect(logged(/^error/).flat()).toEqual([
      'widgets/lists/README.md:1: ../../docs/b.md: there is no such file',
      'README.md:1: core/none/: there is no such file or folder',
      'README.md:1: core/b.ts: there is no such file or folder',
      'docs/a.md:2: core/gone.ts: there is no such file or folder',
      'docs/a.md:4: core/deep/x: there is no such file or folder',
      'widgets/lists/README.md:1: tests/unit: there is no such file or folder',
      'core/a.ts:1: core/lost: there is no such file or folder',
      'core/a.ts:4: demo/old.ts: there is no such file or folder',
    ]);
  });
});

function repository(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'nmt-links-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}
