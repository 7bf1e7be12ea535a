import type { Joined } from '../../../core/user/experiments/browser-group.ts';

/** The banner of a joined test group, as the specification quotes it [ab-test-2]: for colleagues, not visitors. */
export function joinedText({ test, group }: Joined): string {
  return `A/B-test ${test}: joined group ${group}`;
}
