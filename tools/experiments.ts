/**
 * Checks that the declared A/B tests are complete and have not ended; an ended test must be removed from the code.
 *
 * npx tsx tools/experiments.ts
 */
import { EXPERIMENTS } from '../core/user/experiments/experiments.ts';

const DECLARED = 'core/user/experiments/experiments.ts';

/** A declared A/B test, which may be invalid. */
export interface Declaration {
  readonly owner?: unknown;
  readonly purpose?: unknown;
  readonly endsOn?: unknown;
  readonly shares?: readonly unknown[];
}

/**
 * Returns the errors of a declaration.
 * @param name the test's name
 * @param today as yyyy-mm-dd, in Amsterdam
 * @returns a sentence for each error
 */
export function experimentFaults(
  name: string,
  { owner, purpose, endsOn, shares = [50, 50] }: Declaration,
  today: string,
): string[] {
  const isDay = typeof endsOn === 'string' && isCalendarDate(endsOn);
  const total = shares.reduce<number>((sum, share) => sum + Number(share), 0);
  const faults: [isRight: boolean, fault: string][] = [
    [/^\w+(-\w+)*$/.test(name), 'its name must be letters, digits, "_" and "-".'],
    [isSentence(owner), 'it has no owner.'],
    [isSentence(purpose), 'it has no purpose.'],
    [isDay, 'endsOn must be a day as yyyy-mm-dd.'],
    [!isDay || endsOn >= today, `it ended on ${endsOn}: take it out of the code, or its owner prolongs it.`],
    [shares.length >= 2, 'it needs two groups or more.'],
    [
      shares.every((share) => Number(share) > 0) && total === 100,
      'its shares must be above 0 and 100 together.',
    ],
  ];
  return faults.filter(([isRight]) => !isRight).map(([, fault]) => `${DECLARED}: "${name}": ${fault}`);
}

/** Checks every declared test and prints the errors. */
export function checkExperiments(
  declarations: Readonly<Record<string, Declaration>> = EXPERIMENTS,
  now = new Date(),
): { passed: number; failed: number } {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' }).format(now);
  const faults = Object.entries(declarations).map(([name, declaration]) =>
    experimentFaults(name, declaration, today),
  );
  for (const fault of faults.flat()) console.error(fault);
  const failed = faults.filter(({ length }) => length > 0).length;
  return { passed: faults.length - failed, failed };
}

function isSentence(text: unknown): boolean {
  return typeof text === 'string' && text.trim() !== '';
}

function isCalendarDate(text: string): boolean {
  const midnight = Date.parse(`${text}T00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) &&
    !Number.isNaN(midnight) &&
    new Date(midnight).toISOString().startsWith(text)
  );
}

if (process.argv[1] === import.meta.filename) {
  const { failed } = checkExperiments();
  if (failed) process.exitCode = 1;
}
