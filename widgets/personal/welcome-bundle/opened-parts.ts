import { shortHash } from '../../../core/platform/ids/short-hash.ts';
import { storedItem } from '../../../core/platform/storage/stored-item.ts';
import { isRecord, isTextList } from '../../../core/runtime/config/guards.ts';
import type { Visitor } from '../../../core/user/visitor/visitor.ts';
import { accountOf } from '../../../core/user/visitor/visitor-value.ts';

/** The parts that a visitor has opened, with the account's hash. */
interface OpenedParts {
  readonly of: string;
  readonly parts: readonly string[];
}

/** Maximum number of stored parts: more than a bundle has. */
const MAX_PARTS = 100;

/**
 * The parts that an account has opened, which a logout removes; and those of a visitor without an account, which no
 * account takes over.
 */
const ofAccount = storedItem({ key: 'nmt_welcome_parts', accepts: isOpenedParts });
const ofNobody = storedItem({ key: 'nmt_welcome_parts_anonymous', accepts: isOpenedParts });

const itemOf = (visitor: Visitor) => (visitor.loggedIn ? ofAccount : ofNobody);
const markOf = (visitor: Visitor) => shortHash(accountOf(visitor));

/** The ids of the parts that a visitor has opened in this browser [welcome-bundle-2]. */
export function openedParts(visitor: Visitor): ReadonlySet<string> {
  const stored = itemOf(visitor).read();
  return new Set(stored?.of === markOf(visitor) ? stored.parts : []);
}

/** Stores that a visitor has opened parts [welcome-bundle-2]. */
export function storeOpened(visitor: Visitor, ids: Iterable<string>): void {
  const all = new Set([...openedParts(visitor), ...ids]);
  itemOf(visitor).write({ of: markOf(visitor), parts: [...all].slice(-MAX_PARTS) });
}

/** Calls a handler when any visitor's opened parts change, here or in another tab. */
export function onOpened(handler: () => void, signal: AbortSignal): void {
  for (const item of [ofAccount, ofNobody]) item.subscribe(handler, signal);
}

function isOpenedParts(value: unknown): value is OpenedParts {
  return isRecord(value) && typeof value.of === 'string' && isTextList(value.parts);
}
