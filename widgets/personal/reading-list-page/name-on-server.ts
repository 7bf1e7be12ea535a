import type { CollectionChange } from './collections.ts';

/**
 * The name under which the server knows a collection while changes wait.
 * @param name as it is shown
 * @param pending the changes that wait, the oldest first
 * @returns undefined for a collection that the server does not have yet
 */
export function nameOnServer(name: string, pending: readonly CollectionChange[]): string | undefined {
  let known = name;
  for (const change of [...pending].reverse()) {
    if (change.type === 'rename' && change.newName === known) known = change.name;
    else if (change.type === 'create' && change.name === known) return undefined;
  }
  return known;
}
