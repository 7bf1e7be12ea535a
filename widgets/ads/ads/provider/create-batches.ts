import { onAbort } from '../../../../core/platform/dom/on-abort.ts';
import { delay } from '../../../../core/platform/schedule/delay.ts';
import type { AdSlot, BeforeAdRequest } from '../../../../core/runtime/bus/ad-request.ts';
import { error, warn } from '../../../../core/runtime/log/log.ts';

/**
 * Work to wait for before a request.
 * @param slot the slot, which is already defined at the provider
 * @param signal aborts when the slot is removed
 * @returns a promise that resolves when the slot may be requested, and never rejects; undefined if there is nothing to
 * wait for
 */
export type BeforeRequest = (slot: AdSlot, signal: AbortSignal) => Promise<void> | undefined;

/** Slots that arrive within this time share an auction, in ms. */
const GATHER = 50;

interface Entry {
  readonly slot: AdSlot;
  readonly signal: AbortSignal;
}

/**
 * Runs functions before slots are requested, together for slots that arrive at the same time.
 * @param hooks the functions of `nmt.ads.beforeRequest`; more may be added later
 * @param timeoutMs the maximum wait for them, in ms
 * @param signal ends it
 */
export function createBatches(
  hooks: readonly BeforeAdRequest[],
  timeoutMs: number,
  signal: AbortSignal,
): BeforeRequest {
  let gathering: { readonly entries: Entry[]; readonly done: Promise<void> } | undefined;

  const begin = () => {
    const entries: Entry[] = [];
    const done = delay(GATHER, signal).then(() => {
      gathering = undefined;
      return runHooks(hooks, entries, timeoutMs);
    });
    return { entries, done };
  };
  return (slot, leaves) => {
    gathering ??= begin();
    gathering.entries.push({ slot, signal: leaves });
    return gathering.done;
  };
}

/** Resolves when all functions have finished, the time is over, or no slot is left. Never rejects. */
async function runHooks(
  hooks: readonly BeforeAdRequest[],
  entries: readonly Entry[],
  timeoutMs: number,
): Promise<void> {
  const left = entries.filter(({ signal }) => !signal.aborted);
  if (left.length === 0) return;
  const over = new AbortController();
  let count = left.length;
  for (const { signal } of left) {
    onAbort(signal, () => {
      count -= 1;
      if (count === 0) over.abort();
    });
  }
  const slots = left.map(({ slot }) => untilOver(slot, over.signal));
  const runs = hooks.map(async (hook) => {
    try {
      await hook(slots, over.signal);
    } catch (cause) {
      if (over.signal.aborted) return;
      error('ads', 'A function of nmt.ads.beforeRequest failed; the advertisements are requested.', cause);
    }
  });
  let isDone = false;
  const all = Promise.all(runs).then(() => {
    isDone = true;
  });
  await Promise.race([all, delay(timeoutMs, over.signal)]);
  if (!isDone && !over.signal.aborted) {
    warn(
      'ads',
      `nmt.ads.beforeRequest took longer than ${timeoutMs} ms; the advertisements are requested without it.`,
    );
  }
  over.abort();
}

/** A result that arrives after the time limit must not affect the next request. */
function untilOver(slot: AdSlot, signal: AbortSignal): AdSlot {
  return {
    ...slot,
    setTargeting(key, value) {
      if (!signal.aborted) slot.setTargeting(key, value);
    },
  };
}
