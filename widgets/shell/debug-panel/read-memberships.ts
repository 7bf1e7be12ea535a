import { readText } from '../../../core/platform/storage/texts.ts';
import { EXPERIMENTS } from '../../../core/user/experiments/experiments.ts';
import { parseGroup, sharesOf } from '../../../core/user/experiments/groups.ts';
import type { Membership } from './types.ts';

/** The groups of this browser. Reads only: viewing them must not draw a group. */
export function readMemberships(): Membership[] {
  return Object.entries(EXPERIMENTS).map(([test, experiment]) => {
    const groups = sharesOf(experiment).length;
    return {
      test,
      group: parseGroup(readText('local', `nmt_abgroup_${test}`), groups),
      groups,
      purpose: experiment.purpose,
    };
  });
}
