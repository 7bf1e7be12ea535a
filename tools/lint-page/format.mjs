import { NO_ADVICE } from './law/laws.mjs';
import { printable } from './words.mjs';

/** How findings are printed: each gets all findings, the number of pages, and the set of rules of `--law`. */
export const FORMATS = {
  /** A heading for each page, for people. */
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

  /** Annotations of a workflow on GitHub. */
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

function summary(findings, pages) {
  const [errors, warnings] = [count(findings, 'error'), count(findings, 'warning')];
  return `${plural(pages, 'page')}, ${plural(errors, 'error')}, ${plural(warnings, 'warning')}`;
}

/** Where each of the rules is described, once. */
function explained(findings) {
  const docs = [...new Map(findings.map((finding) => [finding.docs, finding.law])).entries()].sort();
  const lines = docs.map(([one, law]) => `  ${one}${law ? `  ${lawText(law)}` : ''}`);
  return lines.length > 0 ? ['', 'What is meant, and what to do:', ...lines] : [];
}

/** What to do, and who asks for it since when. */
const lawText = ({ source, since, action }) => `${action} (${source}; in force since ${since})`;

function groupByFile(findings) {
  const files = new Map();
  for (const finding of findings) {
    if (!files.has(finding.file)) files.set(finding.file, []);
    files.get(finding.file).push(finding);
  }
  return files;
}

const count = (findings, wanted) => findings.filter(({ severity }) => severity === wanted).length;
const plural = (number, word) => `${number} ${word}${number === 1 ? '' : 's'}`;
const data = (text) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const property = (text) => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
