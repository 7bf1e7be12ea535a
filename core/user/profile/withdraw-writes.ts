import { listEntries, removeEntry } from '../../platform/http/outbox/box.ts';
import { resolveProfilePath } from './profile-path.ts';

/**
 * Removes waiting writes from the outbox because the visitor has decided otherwise: they would undo that decision when
 * they are sent later. A write that is being sent is not stopped.
 * @param owner the account's id
 * @param path all waiting writes to it, or below it, are withdrawn
 */
export function withdrawWrites(owner: string, path: '/user/history' | '/user/settings'): void {
  const start = resolveProfilePath(path);
  for (const { id, owner: writer, path: target } of listEntries()) {
    if (writer === owner && (target === start || target.startsWith(`${start}/`))) removeEntry(id);
  }
}
