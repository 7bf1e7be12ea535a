import { expect, it } from 'vitest';
import { readMarkdown } from '../../../../tools/links/read-markdown.ts';
import { createLinter } from '../../../../tools/lint-page/create-linter.ts';
import { docsAddress } from '../../../../tools/lint-page/docs-address.ts';
import { DOCS, refused, unreadable } from '../../../../tools/lint-page/finding.ts';
import { LAWS } from '../../../../tools/lint-page/law/laws.ts';
import { createPlugin } from '../../../../tools/lint-page/plugin.ts';
import { PAGE_FINDINGS, RULES } from '../../../../tools/lint-page/rules.ts';
import { findingsPage } from '../../../../tools/reference/findings-page.ts';
import { currentContract } from '../current-contract.ts';

const page = findingsPage();
const headings = [...page.matchAll(/^### (.+)$/gm)].map(([, name]) => name);
const addresses = new Set([...readMarkdown(page).anchors].map((anchor) => `${DOCS}#${anchor}`));
const { contract } = await currentContract();

it('has a heading for each finding, and for nothing else', () => {
  const names = [RULES, PAGE_FINDINGS, ...Object.values(LAWS)].flatMap((kinds) => Object.keys(kinds));
  expect(headings).toEqual(names);
});

it('says of each finding what it is and what to do', () => {
  for (const [name = '', about, action] of page
    .split(/^### /m)
    .slice(1)
    .map((part) => part.split('\n\n'))) {
    expect(about, name).toMatch(/\.$/);
    expect(action, name).toMatch(/\.$/);
  }
});

it('is where the findings lead', async () => {
  for (const rule of Object.values(createPlugin(contract).rules ?? {}))
    expect(addresses).toContain(rule && new rule({}).documentation(undefined)?.url);
  expect(addresses).toContain(refused('page.html', 404).docs);
  expect(addresses).toContain(unreadable('page.html', 'It is empty.').docs);
  const findings = await createLinter(contract)('page.html', '<body><p data-widget="wheather"></p></body>');
  expect(findings.map(({ docs }) => docs)).toContain(`${DOCS}#unknown-hook`);
});

it.each([
  ['docs/reference/findings.md#loader', undefined, 'docs/reference/findings.md#loader'],
  [
    'docs/reference/findings.md#loader',
    'https://a.example/nmt',
    'https://a.example/nmt/reference/findings.html#loader',
  ],
  ['docs/lint-page.md', 'https://a.example/', 'https://a.example/lint-page.html'],
  [
    'https://html-validate.org/rules/no-dup-id.html',
    'https://a.example/',
    'https://html-validate.org/rules/no-dup-id.html',
  ],
])('%s in the documents at %s is %s', (path, base, address) => expect(docsAddress(path, base)).toBe(address));
