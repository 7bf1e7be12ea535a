import type { Mounts, Observers } from '../loader/contract.ts';
import type { createHookGroups, HookGroups } from './create-hook-groups.ts';

/** The minimum number of hooks on a page for which grouping is worth its cost. */
const MANY = 200;

/**
 * Loads the code that observes far hooks in groups once a page has many hooks.
 * @param mounts all features on hooks
 * @param observers the observers of the hooks that wait for the viewport
 * @param whenQuiet calls back when no more urgent work is left
 * @param load loads the code
 * @returns a function to call after hooks in and on an element were added, moved or removed
 */
export function groupHooks(
  mounts: Mounts,
  observers: Observers,
  whenQuiet: (run: () => void) => void,
  load: () => Promise<{ createHookGroups: typeof createHookGroups }> = () =>
    import('./create-hook-groups.ts'),
): (root: ParentNode) => void {
  let groups: Promise<HookGroups> | undefined;
  return (root) => {
    if (mounts.size < MANY && !groups) return;
    groups ??= load().then((code) => code.createHookGroups(mounts, observers, whenQuiet));
    groups.then(
      ({ update }) => update(root),
      () => {
        // Without the file each hook is still observed on its own; the next change tries again.
        groups = undefined;
      },
    );
  };
}
