/** What failed, for the end of a run: a long log is read from there. */
export interface Failure {
  /** File and title of a test, or a step. */
  readonly name: string;
  /** What was thrown, with its stack; empty if the step printed it. */
  readonly message: string;
}

/** How many lines of a message are printed again. */
const SHOWN_LINES = 6;

/**
 * The lines about failures for the end of a run.
 * @returns empty if nothing failed
 */
export function describeFailures(failures: readonly Failure[]): string[] {
  if (failures.length === 0) return [];
  return ['Failed:', ...failures.flatMap(({ name, message }) => [`  ${name}`, ...firstLines(message)])];
}

/** The first lines of a message that say something, indented. */
function firstLines(message: string): string[] {
  return message
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, SHOWN_LINES)
    .map((line) => `    ${line}`);
}
