import { isPlainObject } from '../app/plain-object.ts';
import type { Choice } from './rules.ts';

/**
 * Reads the consent status that an app pushes: `{ purposes: { "social-media": { enabled: true } } }`. Everything
 * is copied, so that what the app does with its object later changes nothing; fields that are not known are
 * passed over [consent-3, consent-5].
 * @param payload as sent
 * @returns the choice by purpose; undefined unless all of it is plain objects and each `enabled` true or false
 */
export function readPush(payload: unknown): Choice | undefined {
  if (!isPlainObject(payload) || !isPlainObject(payload.purposes)) return undefined;
  const purposes: [string, boolean][] = [];
  for (const [name, status] of Object.entries(payload.purposes)) {
    const enabled = isPlainObject(status) && Object.hasOwn(status, 'enabled') ? status.enabled : undefined;
    if (typeof enabled !== 'boolean') return undefined;
    purposes.push([name, enabled]);
  }
  // Defines own keys whatever their names; `__proto__` would be set otherwise.
  return Object.fromEntries(purposes);
}
