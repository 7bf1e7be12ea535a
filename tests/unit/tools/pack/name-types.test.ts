import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { markDeprecated, nameTypes } from '../../../../tools/pack/name-types.ts';

const SOURCE = readFileSync('types/names.ts', 'utf8');

it('writes names as a union, with the comment of the source', () => {
  expect(nameTypes(SOURCE, { FeatureName: ['quiz', 'poll'] })).toBe(
    "/** The name of a feature, as hooks and `disabled` have it. */\nexport type FeatureName =\n  | 'quiz'\n  | 'poll';\n",
  );
  expect(() => nameTypes(SOURCE, { Other: ['a'] })).toThrow('types/names.ts has no type Other');
});

it('marks deprecated settings and events, and nothing else', () => {
  const text = [
    "export interface Events {\n  /** It was shared. */\n  'share:done': {};\n}",
    'export interface SiteConfig {\n  /** The name. */\n  readonly brand?: string;\n  /** More. */\n  readonly brands?: string;\n}',
  ].join('\n');
  const marked = markDeprecated(text, [
    { kind: 'config', name: 'brand', endsIn: '2.0.0', use: 'use "name"' },
    { kind: 'event', name: 'share:done', endsIn: '3.0.0', use: 'use "shared"' },
    { kind: 'attribute', name: 'data-brand', endsIn: '2.0.0', use: 'use "data-name"' },
  ]);
  expect(marked).toBe(
    text
      .replace('The name. */', 'The name. @deprecated ends in 2.0.0; use "name" */')
      .replace('It was shared. */', 'It was shared. @deprecated ends in 3.0.0; use "shared" */'),
  );
});
