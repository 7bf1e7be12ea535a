import type { CollectionChange } from './collections.ts';

/**
 * The name under which the server knows a collection while changes are queued.
 * @param name the displayed name
 * @param pending the queued changes, oldest first
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
