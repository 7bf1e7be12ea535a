import { printable } from './words.mjs';

/** How findings are printed: each gets all findings and the number of pages. */
export const FORMATS = {
  /** A heading for each page, for people. */
  text(findings, pages) {
    const files = groupByFile(findings);
    const blocks = [...files].map(([file, found]) => {
      const lines = found.map(
        ({ line, column, severity, message, rule }) =>
          `  ${`${line}:${column}`.padEnd(9)} ${severity.padEnd(7)} ${message}  ${rule}`,
      );
      return `${printable(file)}\n${lines.join('\n')}\n`;
    });
    return [...blocks, summary(findings, pages), ...explained(findings)].join('\n');
  },

  /** Annotations of a workflow on GitHub. */
  github(findings, pages) {
    const lines = findings.map(
      ({ file, line, column, severity, message, rule, docs }) =>
        `::${severity} file=${property(file)},line=${line},col=${column},title=${property(rule)}::${data(`${message}\n${docs}`)}`,
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
  const docs = [...new Set(findings.map((finding) => finding.docs))].sort();
  return docs.length > 0 ? ['', 'What is meant, and what to do:', ...docs.map((one) => `  ${one}`)] : [];
}

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
