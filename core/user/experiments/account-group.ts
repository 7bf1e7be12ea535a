import { error } from '../../runtime/log/log.ts';
import { fetchUserProperty, storeUserProperty } from '../profile/api/user-property.ts';
import type { ProfilePage } from '../profile/profile-config.ts';
import { abGroup, hasGroup, joinByDebug } from './browser-group.ts';
import type { ExperimentName } from './experiments.ts';

/** Groups by their letter in the account: `a` is group 1. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/**
 * Returns the group of an account in a test, which is stored as a user property of that name, so that it is the same on
 * all devices [missed-items-3]. A group that is not stored yet is drawn once and stored; if it cannot be read, the
 * visitor counts as group 1 this time, and nothing is drawn or stored [missed-items-6]. A group that `#debug=abgroup-…`
 * joins applies to the page only and is not written to the account.
 * @param page names the site's configuration
 * @param test a declared test
 * @param signal aborts
 * @returns from 1 up to the number of groups
 */
export async function accountGroup(
  page: ProfilePage,
  test: ExperimentName,
  signal: AbortSignal,
): Promise<number> {
  const joined = joinByDebug();
  if (joined?.test === test) return joined.group;
  try {
    const stored = groupOf(await fetchUserProperty(page, test, signal), test);
    if (stored !== undefined) return stored;
  } catch (cause) {
    if (!signal.aborted)
      error('experiments', `The group in ${test} could not be read; the first one counts.`, cause);
    return 1;
  }
  if (signal.aborted) return 1;
  const drawn = abGroup(test);
  // If this fails, the browser still has the group, and a later visit stores it.
  storeUserProperty(page, test, LETTERS.charAt(drawn - 1)).catch((cause) =>
    error('experiments', `The group in ${test} could not be stored.`, cause),
  );
  return drawn;
}

function groupOf(letter: string | undefined, test: ExperimentName): number | undefined {
  const group = letter?.length === 1 ? LETTERS.indexOf(letter) + 1 : 0;
  return hasGroup(test, group) ? group : undefined;
}
