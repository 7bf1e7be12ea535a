import type { Page } from '../read-page.ts';
import type { Problem, RuleLevel } from '../rule.ts';
import type { LawName } from './law-names.ts';
import { NL_2026 } from './nl-2026.ts';

export interface LawRule {
  /** A description of its findings. */
  readonly about: string;
  /** The severity of a finding; an error by default. */
  readonly level?: RuleLevel;
  /** The law or the rules that require it. */
  readonly source: string;
  /** The date from which it applies, such as `2026-06-19`. */
  readonly since: string;
  /** The remedy. */
  readonly action: string;
  check(page: Page): Iterable<Problem>;
}

/** Rules by name. */
export type LawRules = Readonly<Record<string, LawRule>>;

/** The sets of rules by their names. */
export const LAWS: Readonly<Record<LawName, LawRules>> = { 'nl-2026': NL_2026 };
