/**
 * @typedef {object} Played
 * @property {import('./read-calls.mjs').PlayedCall} call
 * @property {string} url without its query, which may hold secrets
 * @property {string | undefined} skipped why the call was not played
 * @property {import('./check-answer.mjs').Finding[]} findings
 */

/**
 * Prints the result.
 * @param {readonly Played[]} played
 * @param {'text' | 'json' | 'github'} format
 * @returns {string}
 */
export function report(played, format) {
  if (format === 'json') return jsonReport(played);
  if (format === 'github') return githubReport(played);
  return textReport(played);
}

const count = (played, level) =>
  played.flatMap(({ findings }) => findings).filter((finding) => finding.level === level).length;
const number = (amount, word) => `${amount} ${word}${amount === 1 ? '' : 's'}`;

function summary(played) {
  const run = played.filter(({ skipped }) => !skipped);
  const errors = count(played, 'error');
  const wrong = run.filter(({ findings }) => findings.some(({ level }) => level === 'error')).length;
  const left = played.length - run.length;
  return [
    `${number(run.length, 'call')} played${left > 0 ? `, ${left} left out` : ''}`,
    errors === 0 ? 'no errors' : `${number(errors, 'error')} in ${number(wrong, 'call')}`,
    number(count(played, 'note'), 'note'),
  ].join(', ');
}

function textReport(played) {
  const wrong = played.filter(({ findings }) => findings.length > 0);
  return [
    ...wrong.flatMap(({ call, url, findings }) => [
      `${call.name}: ${call.method} ${url}`,
      ...findings.map(({ level, check, message }) => `  ${level} (${check}): ${message}`),
      '',
    ]),
    ...leftOut(played).map(
      ([why, calls]) => `Left out, because ${why}: ${calls.map(({ call }) => call.name).join(', ')}.`,
    ),
    `${summary(played)}.`,
  ].join('\n');
}

/** The calls that were not played, by why. */
function leftOut(played) {
  const groups = new Map();
  for (const one of played.filter(({ skipped }) => skipped)) {
    groups.set(one.skipped, [...(groups.get(one.skipped) ?? []), one]);
  }
  return [...groups];
}

function jsonReport(played) {
  const calls = played.map(({ call, url, skipped, findings }) => ({
    name: call.name,
    method: call.method,
    url,
    ...(skipped && { skipped }),
    findings,
  }));
  return JSON.stringify({ errors: count(played, 'error'), notes: count(played, 'note'), calls }, null, 2);
}

/** Workflow commands of GitHub Actions. */
function githubReport(played) {
  const escaped = (text) => text.replaceAll('%', '%25').replaceAll('\n', '%0A');
  return [
    ...played.flatMap(({ call, findings }) =>
      findings.map(
        ({ level, check, message }) =>
          `::${level === 'error' ? 'error' : 'notice'} title=${call.name} (${check})::${escaped(`${call.method} ${call.path}: ${message}`)}`,
      ),
    ),
    `${summary(played)}.`,
  ].join('\n');
}
