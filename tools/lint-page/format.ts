import type { Finding } from './finding.ts';
import { NO_ADVICE } from './law/law-names.ts';
import { printable } from './words.ts';

/** Prints all findings; `pages` is the number of pages, `law` the set of rules of `--law`. */
type Format = (findings: readonly Finding[], pages: number, law?: string) => string;

/** The formats of findings. */
export const FORMATS: Readonly<Record<'text' | 'github' | 'json', Format>> = {
  /** Prints a heading for each page, for people. */
  text(findings, pages, law) {
    const files = groupByFile(findings);
    const blocks = [...files].map(([file, found]) => {
      const lines = found.map(
        ({ line, column, severity, message, rule }) =>
          `  ${`${line}:${column}`.padEnd(9)} ${severity.padEnd(7)} ${message}  ${rule}`,
      );
      return `${printable(file)}\n${lines.join('\n')}\n`;
    });
    const notice = law ? ['', NO_ADVICE] : [];
    return [...blocks, summary(findings, pages), ...explained(findings), ...notice].join('\n');
  },

  /** Prints annotations for a GitHub workflow. */
  github(findings, pages) {
    const lines = findings.map(
      ({ file, line, column, severity, message, rule, docs, law }) =>
        `::${severity} file=${property(file)},line=${line},col=${column},title=${property(rule)}::${data(`${message}\n${law ? `${lawText(law)}\n` : ''}${docs}`)}`,
    );
    return [...lines, summary(findings, pages)].join('\n');
  },

  json(findings, pages) {
    return JSON.stringify(
      { pages, errors: count(findings, 'error'), warnings: count(findings, 'warning'), findings },
      null,
      2,
    );
  },
};

function summary(findings: readonly Finding[], pages: number): string {
  const [errors, warnings] = [count(findings, 'error'), count(findings, 'warning')];
  return `${plural(pages, 'page')}, ${plural(errors, 'error')}, ${plural(warnings, 'warning')}`;
}

/** Returns the address of the description of each rule, once. */
function explained(findings: readonly Finding[]): string[] {
  const docs = [...new Map(findings.map((finding) => [finding.docs, finding.law])).entries()].sort();
  const lines = docs.map(([one, law]) => `  ${one}${law ? `  ${lawText(law)}` : ''}`);
  return lines.length > 0 ? ['', 'What is meant, and what to do:', ...lines] : [];
}

/** Returns the remedy, the source of the requirement and its date. */
const lawText = ({ source, since, action }: NonNullable<Finding['law']>) =>
  `${action} (${source}; in force since ${since})`;

function groupByFile(findings: readonly Finding[]): Map<string, Finding[]> {
  const files = new Map<string, Finding[]>();
  for (const finding of findings) {
    const found = files.get(finding.file);
    if (found) found.push(finding);
    else files.set(finding.file, [finding]);
  }
  return files;
}

const count = (findings: readonly Finding[], wanted: Finding['severity']) =>
  findings.filter(({ severity }) => severity === wanted).length;
const plural = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`;
const data = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const property = (text: string) => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
