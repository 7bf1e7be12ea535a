import { isRecord, isText } from '../../../runtime/config/guards.ts';
import { storedItem } from '../../storage/stored-item.ts';
import { now } from '../../time/now.ts';

/** Runs a function while no other tab of the browser runs it. */
export type Lock = (run: () => Promise<void>) => Promise<void>;

/** The time without renewal after which the tab with a lease counts as closed, in ms. */
const LEASE = 15_000;
const RENEWAL = 5_000;
/** The time after which two tabs that took the lease at once both read its owner, in ms. */
const SETTLING = 50;
const ASK_AGAIN = 500;

interface Lease {
  readonly holder: string;
  /** The time until which the lease is valid, in epoch milliseconds. */
  readonly until: number;
}

const leaseItem = storedItem<Lease>({
  key: 'nmt_outbox_lease',
  accepts: (value): value is Lease =>
    isRecord(value) && isText(value.holder) && typeof value.until === 'number',
});

/**
 * A lock between tabs by the Web Locks API: the browser releases the lock of a tab that closes. If a page has no locks
 * (it is not sent over https, or is sandboxed), a lease in storage replaces them.
 * @param name the lock's name
 * @param tab this page's id
 */
export function lockOf(name: string, tab: string): Lock {
  return async (run) => {
    if (!navigator.locks) return withLease(tab, run);
    let began = false;
    try {
      await navigator.locks.request(name, () => {
        began = true;
        return run();
      });
    } catch (cause) {
      if (began) throw cause;
      await withLease(tab, run);
    }
  };
}

/**
 * A lease is less strict than a lock: storage guarantees no order between tabs, and a hidden tab's timers may renew it
 * too late. If two tabs send the same write, both send its key, so the server applies it only once.
 */
async function withLease(holder: string, run: () => Promise<void>): Promise<void> {
  const take = () => leaseItem.write({ holder, until: now() + LEASE });
  while (true) {
    const held = leaseItem.read();
    if (held && held.holder !== holder && held.until > now() && held.until <= now() + LEASE) {
      await wait(ASK_AGAIN);
      continue;
    }
    take();
    await wait(SETTLING);
    if (leaseItem.read()?.holder === holder) break;
  }
  const renewal = setInterval(take, RENEWAL);
  try {
    await run();
  } finally {
    clearInterval(renewal);
    leaseItem.remove();
  }
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
