import { NL_2026 } from './nl-2026.mjs';

/**
 * @typedef {object} LawRule
 * @property {string} about what it finds
 * @property {'error' | 'warn'} [severity] an error by default
 * @property {string} source the law or the rules that ask for it
 * @property {string} since the date from which it holds, such as `2026-06-19`
 * @property {string} action what to do
 * @property {(page: object) => Iterable<object>} check finds it
 */

/**
 * The sets of rules that `--law` names, by country and year.
 * @type {Record<string, Record<string, LawRule>>}
 */
export const LAWS = { 'nl-2026': NL_2026 };

/** What the linter says of them, once. */
export const NO_ADVICE = 'The rules of --law read markup; they are not legal advice.';
