import type { Joined } from '../../../core/user/experiments/browser-group.ts';

/** The text of the banner for a joined test group, as specified [ab-test-2]: for colleagues, not visitors. */
export function joinedText({ test, group }: Joined): string {
  return `A/B-test ${test}: joined group ${group}`;
}
