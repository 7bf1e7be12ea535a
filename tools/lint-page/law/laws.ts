import type { Page } from '../read-page.ts';
import type { Problem, RuleLevel } from '../rule.ts';
import type { LawName } from './law-names.ts';
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

/** The sets of rules by their names. */
export const LAWS: Readonly<Record<LawName, LawRules>> = { 'nl-2026': NL_2026 };
