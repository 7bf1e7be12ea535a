import type { Finding } from './check-answer.ts';
import type { Command } from './options.ts';
import type { PlayedCall } from './read-calls.ts';

/** A call and the findings of its test. */
export interface Played {
  call: PlayedCall;
  /** The address without its query, which may contain secrets. */
  url: string;
  /** The reason why the call was not made. */
  skipped: string | undefined;
  findings: Finding[];
}

/** Prints the result. */
export function report(played: readonly Played[], format: Command['format']): string {
  if (format === 'json') return jsonReport(played);
  if (format === 'github') return githubReport(played);
  return textReport(played);
}

const count = (played: readonly Played[], level: Finding['level']) =>
  played.flatMap(({ findings }) => findings).filter((finding) => finding.level === level).length;
const number = (amount: number, word: string) => `${amount} ${word}${amount === 1 ? '' : 's'}`;

function summary(played: readonly Played[]): string {
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

function textReport(played: readonly Played[]): string {
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

/** The calls that were not made, by reason. */
function leftOut(played: readonly Played[]): [why: string, calls: Played[]][] {
  const groups = new Map<string, Played[]>();
  for (const one of played) {
    if (one.skipped) groups.set(one.skipped, [...(groups.get(one.skipped) ?? []), one]);
  }
  return [...groups];
}

function jsonReport(played: readonly Played[]): string {
  const calls = played.map(({ call, url, skipped, findings }) => ({
    name: call.name,
    method: call.method,
    url,
    ...(skipped && { skipped }),
    findings,
  }));
  return JSON.stringify({ errors: count(played, 'error'), notes: count(played, 'note'), calls }, null, 2);
}

/** Prints workflow commands of GitHub Actions. */
function githubReport(played: readonly Played[]): string {
  const escaped = (text: string) => text.replaceAll('%', '%25').replaceAll('\n', '%0A');
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
