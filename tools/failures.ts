/** A failure, which is listed at the end of a run, because that is where people look first in a long log. */
export interface Failure {
  /** The file and title of a test, or the name of a step. */
  readonly name: string;
  /** The error with its stack; empty if the step has printed it. */
  readonly message: string;
}

/** The maximum number of lines of a message that are repeated. */
const SHOWN_LINES = 6;

/**
 * Returns the lines about failures for the end of a run.
 * @returns the lines; empty if nothing failed
 */
export function describeFailures(failures: readonly Failure[]): string[] {
  if (failures.length === 0) return [];
  return ['Failed:', ...failures.flatMap(({ name, message }) => [`  ${name}`, ...firstLines(message)])];
}

/** Returns the first meaningful lines of a message, indented. */
function firstLines(message: string): string[] {
  return message
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, SHOWN_LINES)
    .map((line) => `    ${line}`);
}
