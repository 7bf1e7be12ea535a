import type { Page } from '../read-page.ts';
import type { Problem, RuleLevel } from '../rule.ts';
import { NL_2026 } from './nl-2026.ts';

export interface LawRule {
  /** What it finds. */
  readonly about: string;
  /** How a finding counts: an error by default. */
  readonly level?: RuleLevel;
  /** The law or the rules that ask for it. */
  readonly source: string;
  /** The date from which it holds, such as `2026-06-19`. */
  readonly since: string;
  /** What to do. */
  readonly action: string;
  check(page: Page): Iterable<Problem>;
}

/** Rules by name. */
export type LawRules = Readonly<Record<string, LawRule>>;

/** The sets of rules that `--law` names, by country and year. */
export const LAWS: Readonly<Record<string, LawRules>> = { 'nl-2026': NL_2026 };

/** What the linter says of them, once. */
export const NO_ADVICE = 'The rules of --law read markup; they are not legal advice.';
