import type { Joined } from '../../../core/user/experiments/experiments.ts';

/** The banner of a joined test group, in the words of the specification [ab-test-2]: for colleagues, not readers. */
export function joinedText({ test, group }: Joined): string {
  return `A/B-test ${test}: joined group ${group}`;
}
