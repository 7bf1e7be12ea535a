import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  commentsOf,
  referencesInBrackets,
  referencesInProse,
} from '../../../tools/requirements/references.ts';
import { testTitles } from '../../../tools/requirements/test-titles.ts';
import { checkRequirements } from '../../../tools/requirements.ts';
import { logged } from '../support/logged.ts';

describe('references', () => {
  it.each([
    ['reads it [ads-9]', ['ads-9']],
    ['[ads-9, view-count-2] and [popups-1]', ['ads-9', 'view-count-2', 'popups-1']],
    ['[ads-1, ads-9 to ads-11]', ['ads-1', 'ads-9', 'ads-10', 'ads-11']],
    ['in a comment [ads-9,\n * ads-10]', ['ads-9', 'ads-10']],
    ['[a-z0-9] [x-1] list[0] [ads] [see ads-9]', []],
  ])('finds in brackets: %j', (text, keys) => {
    expect(referencesInBrackets(text)).toEqual(keys);
  });

  it('finds those without brackets in prose, of known systems only', () => {
    const text = '`ads-1` to `ads-3`, ads-4 to ads-6; utf-8, /ads-7, #ads-8, ads-9-top';
    expect(referencesInProse(text, new Set(['ads']))).toEqual(['ads-1', 'ads-3', 'ads-4', 'ads-5', 'ads-6']);
  });

  it('reads comments, and no addresses', () => {
    expect(commentsOf("/** a */ f('https://b.nl'); // c\n// d\ng();\n<!-- e -->")).toEqual([
      '/** a */',
      '// c\n// d',
      '<!-- e -->',
    ]);
  });
});

it('reads titles of tests, blocks and tables, and no other texts', () => {
  const source = `
    describe('block', () => {
      it.each([['row', 1]])('each %s', (name) => expect(name).toBe('no'));
      test.only(\`template \${1} end\`, { tag: 'no' }, () => {});
      other('no');
    });`;
  expect(testTitles(source, 'a.test.ts')).toEqual(['block', 'each %s', 'row', 'template ', ' end']);
});

describe('check of requirements', () => {
  it('passes where all keys are lines, and all lines are tested', () => {
    expect(checkRequirements(repository({}))).toEqual({ passed: 6, failed: 0 });
  });

  it.each([
    ['a comment', { 'core/a.ts': '/** Four [ads-11]. */' }, 'core/a.ts: docs/requirements/ has no ads-11.'],
    ['a page', { 'docs/ads.md': 'All of `ads-4`.' }, 'docs/ads.md: docs/requirements/ has no ads-4.'],
    [
      'a title',
      { 'tests/b.spec.ts': "test('b [ad-9]', () => {});" },
      'tests/b.spec.ts: docs/requirements/ has no ad-9.',
    ],
    [
      'a line without a test',
      { 'tests/a.test.ts': "// [ads-10]\nit('a [ads-9]', () => {});" },
      "docs/requirements/ads.md:8: no test's title names [ads-10].",
    ],
    [
      'a line that is there twice',
      { 'docs/requirements/ads.md': '## ads\n\n- **ads-9** A.\n- **ads-9** B.\n- **ads-10** C.\n' },
      'docs/requirements/ads.md:4: ads-9 is there twice.',
    ],
    [
      'lines in the wrong order',
      { 'docs/requirements/ads.md': '## ads\n\n- **ads-10** A.\n- **ads-9** B.\n' },
      'docs/requirements/ads.md:4: ads-9 stands after ads-10.',
    ],
    [
      'a line of another system',
      { 'docs/requirements/ads.md': '## ads\n\n- **ads-9** A.\n- **ads-10** B.\n- **adds-11** C.\n' },
      'docs/requirements/ads.md:5: expected "- **ads-<number>** <text>".',
    ],
    [
      'a line without a text',
      { 'docs/requirements/ads.md': '## ads\n\n- **ads-9** A.\n- **ads-10** B.\n- **ads-11**\n' },
      'docs/requirements/ads.md:5: expected "- **ads-<number>** <text>".',
    ],
    [
      'a system that is there twice',
      { 'docs/requirements/shell.md': '## ads\n' },
      'docs/requirements/shell.md:1: ads is there twice.',
    ],
    [
      'a system that the index lacks',
      { 'docs/requirements/README.md': '' },
      'docs/requirements/README.md: ads.md#ads is linked 0 times; expected once.',
    ],
  ])('names %s', (_, changes, fault) => {
    expect(checkRequirements(repository(changes)).failed).toBe(1);
    expect(logged(/^error/)).toEqual([[fault]]);
  });
});

/** A repository with two requirements, each in a title, and one also in a comment and a page. */
function repository(changes: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'nmt-requirements-'));
  const files: Record<string, string> = {
    'README.md': '',
    'docs/ads.md': 'Places: `ads-9`.',
    'docs/requirements/README.md': '[ads](ads.md#ads)',
    'docs/requirements/ads.md':
      '# Requirements: ads\n\n## ads\n\nShows ads.\n\n- **ads-9** Four paragraphs.\n- **ads-10** No video.\n',
    'core/a.ts': "/** Four [ads-9]. */\nexport const A = '[no-1]';",
    'tests/a.test.ts': "it('a [ads-9 to ads-10]', () => {});",
    ...changes,
  };
  for (const folder of ['core', 'widgets', 'build', 'tools', 'demo', 'fixtures', 'docs', 'tests'])
    mkdirSync(join(root, folder));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}
