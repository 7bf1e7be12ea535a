import { isPlainObject } from '../app/is-plain-object.ts';
import type { Choice } from './rules.ts';

/**
 * Parses the consent status that an app pushes: `{ purposes: { "social-media": { enabled: true } } }`. Everything is
 * copied, so that later changes of the app's object have no effect; unknown fields are ignored [consent-3, consent-5].
 * @param payload as sent
 * @returns the choice by purpose; undefined unless all objects are plain and each `enabled` is true or false
 */
export function readPush(payload: unknown): Choice | undefined {
  if (!isPlainObject(payload) || !isPlainObject(payload.purposes)) return undefined;
  const purposes: [string, boolean][] = [];
  for (const [name, status] of Object.entries(payload.purposes)) {
    const enabled = isPlainObject(status) && Object.hasOwn(status, 'enabled') ? status.enabled : undefined;
    if (typeof enabled !== 'boolean') return undefined;
    purposes.push([name, enabled]);
  }
  // The null prototype makes every name an own key; otherwise an assignment of `__proto__` would set the prototype.
  return Object.fromEntries(purposes);
}
