import { messageOf } from '../../errors.ts';
import { isRecord } from '../../product-rules.ts';
import { attribute, tagOf } from '../element.ts';
import type { Known } from '../read-contract.ts';
import type { Page } from '../read-page.ts';
import type { Context, Problem } from '../rule.ts';

/** Finds speculation rules that browsers cannot read, or that open pages which change or count something. */
export function* speculationRules(
  { elements }: Page,
  _known: Known,
  { release }: Context,
): Generator<Problem> {
  const addresses = release?.manifest.speculation?.addresses ?? [];
  // An address with a query is one of many, so only those without are tested: every site has such pages.
  const samples = addresses.filter((pattern) => !pattern.includes('?'));
  for (const element of elements) {
    if (tagOf(element) !== 'script' || attribute(element, 'type')?.toLowerCase() !== 'speculationrules')
      continue;
    let sets: unknown;
    try {
      sets = JSON.parse(element.textContent);
    } catch (cause) {
      yield {
        element,
        message: `The speculation rules are not JSON, so nothing is loaded ahead: ${messageOf(cause)}.`,
      };
      continue;
    }
    if (!isRecord(sets)) continue;
    for (const kind of ['prefetch', 'prerender']) {
      const rules = Array.isArray(sets[kind]) ? sets[kind].filter(isRecord) : [];
      const opened = samples.filter((pattern) => rules.some((rule) => mayOpen(rule, samplePath(pattern))));
      if (opened.length === 0) continue;
      const message = `The rules for ${kind} do not exclude ${opened.join(', ')}: browsers open what changes or counts something for visitors who do not click.`;
      yield { element, message };
    }
  }
}

const samplePath = (pattern: string): string => pattern.replace(/\*$/, '/');

/** Whether a rule allows a link to a path to be loaded ahead. */
function mayOpen(rule: Record<string, unknown>, path: string): boolean {
  if (Array.isArray(rule.urls)) return rule.urls.some((url) => `${url}`.startsWith(path));
  return rule.where === undefined || holds(rule.where, path);
}

/** Whether a condition is true for a link to a path without further marks. */
function holds(condition: unknown, path: string): boolean {
  if (!isRecord(condition)) return true;
  const { and, or, not, href_matches: patterns, selector_matches: selector } = condition;
  if (Array.isArray(and)) return and.every((part) => holds(part, path));
  if (Array.isArray(or)) return or.some((part) => holds(part, path));
  if (not !== undefined) return !holds(not, path);
  if (selector !== undefined) return false;
  return [patterns].flat().some((pattern) => matches(pattern, path));
}

/**
 * The parts of URL patterns: `*` matches anything, `:name` a part of a path; a pattern with a query is for other
 * addresses.
 */
function matches(pattern: unknown, path: string): boolean {
  const text = isRecord(pattern) ? `${pattern.pathname ?? '*'}` : `${pattern}`;
  if (text.includes('?')) return false;
  const expression = text
    .replace(/[.+^${}|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replace(/:\w+/g, '[^/]+');
  return new RegExp(`^${expression}$`).test(path);
}
