/**
 * Whether the declared A/B tests are whole and have not ended; one that has is to be taken out of the code.
 *
 * node tools/experiments.mjs
 */
import { join } from 'node:path';
import { importSources } from './reference/import-sources.mjs';

const product = join(import.meta.dirname, '..');
const DECLARED = 'core/user/experiments/experiments.ts';

/**
 * @typedef {{ owner?: unknown, purpose?: unknown, endsOn?: unknown, shares?: readonly unknown[] }} Declaration
 */

/**
 * The errors of a declaration.
 * @param {string} name the test's
 * @param {Declaration} declaration
 * @param {string} today as yyyy-mm-dd, in Amsterdam
 * @returns {string[]} a sentence each
 */
export function experimentFaults(name, { owner, purpose, endsOn, shares = [50, 50] }, today) {
  const isDay = typeof endsOn === 'string' && isCalendarDate(endsOn);
  const total = shares.reduce((sum, share) => sum + Number(share), 0);
  const faults = [
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

/**
 * Checks every declared test and prints the errors.
 * @param {{ root?: string, now?: Date }} [options]
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function checkExperiments({ root = product, now = new Date() } = {}) {
  const { declared } = await importSources(root, { declared: DECLARED });
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' }).format(now);
  const faults = Object.entries(declared.EXPERIMENTS).map(([name, declaration]) =>
    experimentFaults(name, declaration, today),
  );
  for (const fault of faults.flat()) console.error(fault);
  const failed = faults.filter(({ length }) => length > 0).length;
  return { passed: faults.length - failed, failed };
}

function isSentence(text) {
  return typeof text === 'string' && text.trim() !== '';
}

function isCalendarDate(text) {
  const midnight = Date.parse(`${text}T00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) &&
    !Number.isNaN(midnight) &&
    new Date(midnight).toISOString().startsWith(text)
  );
}

if (process.argv[1] === import.meta.filename) {
  const { failed } = await checkExperiments();
  if (failed) process.exitCode = 1;
}
