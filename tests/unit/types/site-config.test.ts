import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CONFIG_KEYS } from '../../../core/runtime/config/config-keys.ts';
import { readInterface } from '../../../tools/reference/read-members.ts';

const FILE = 'types/site-config.ts';
const members = readInterface(readFileSync(FILE, 'utf8'), 'SiteConfig', FILE);

/** How a kind of value is written as a type. */
const WRITTEN: Record<string, RegExp> = {
  text: /^(string|BreakpointName)$/,
  list: /^readonly \w+\[\]$/,
  words: /^FeatureName \| readonly FeatureName\[\]$/,
  flag: /^boolean$/,
  number: /^number$/,
  object: /^(Readonly<|Partial<|[A-Z]\w+$)/,
};

it('has each key of script#site-config, and no other', () => {
  expect(members.map(({ name }) => name)).toEqual(Object.keys(CONFIG_KEYS).toSorted());
});

it.each(members)(
  '$name is optional, has a comment and the kind of value that the product reads',
  (member) => {
    expect(member.isOptional).toBe(true);
    expect(member.comment).not.toBe('');
    expect(member.type).toMatch(WRITTEN[CONFIG_KEYS[member.name] ?? ''] ?? /^$/);
  },
);
