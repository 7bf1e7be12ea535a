import { LAWS } from '../lint-page/law/laws.ts';
import { type FindingKind, PAGE_FINDINGS, RULES } from '../lint-page/rules.ts';
import { GENERATED } from './markdown.ts';

const COUNTS = { error: 'Counts as an error.', warn: 'Counts as a warning.' };

/**
 * Returns the page with all findings of the page linter, each under its own heading, to which a finding links.
 * @returns Markdown
 */
export function findingsPage(): string {
  const laws = Object.entries(LAWS).map(
    ([law, rules]) =>
      `## What the law asks: ${law}\n\nOnly with \`--law=${law}\` ([what its rules take for what](../lint-page.md#what-the-law-asks)).\n\n${list(
        Object.entries(rules).map(([name, { level = 'error', about, action, source, since }]) =>
          section(name, { level, about, action }, `Asked by: ${source}; in force since ${since}.`),
        ),
      )}`,
  );
  return `${[
    '# Findings of the page linter',
    GENERATED,
    'From `tools/lint-page/rules.ts` and the laws beside it. A finding is named `nmt/` and the word of its heading; [lint-page.md](../lint-page.md) says how pages are checked, and how a finding that is meant is switched off.',
    `## Hooks, attributes, settings and the head\n\n${list(Object.entries(RULES).map(([name, kind]) => section(name, kind)))}`,
    `## The page as a whole\n\n${list(Object.entries(PAGE_FINDINGS).map(([name, kind]) => section(name, kind)))}`,
    ...laws,
  ].join('\n\n')}\n`;
}

const list = (sections: readonly string[]) => sections.join('\n\n');

function section(name: string, { level, about, action }: FindingKind, ...more: readonly string[]): string {
  return [`### ${name}`, about, ...more, `${action} ${COUNTS[level]}`].join('\n\n');
}
