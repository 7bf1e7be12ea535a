import type { BeforeAdRequest } from '../../../../core/runtime/bus/ad-request.ts';
import { on } from '../../../../core/runtime/bus/bus.ts';
import type { BeforeRequest } from './create-batches.ts';

/**
 * Collects the functions of `nmt.ads.beforeRequest`. The code that runs them loads with the first request after one.
 * @param timeoutMs the maximum wait, in ms
 * @param signal ends it
 */
export function collectBeforeRequest(timeoutMs: number, signal: AbortSignal): BeforeRequest {
  const hooks: BeforeAdRequest[] = [];
  on('ads:hooked', ({ hook }) => void hooks.push(hook), signal);
  let batches: Promise<BeforeRequest> | undefined;
  return (slot, leaves) => {
    if (hooks.length === 0) return undefined;
    batches ??= import('./create-batches.ts').then(({ createBatches }) =>
      createBatches(hooks, timeoutMs, signal),
    );
    // Without that code the advertisement is requested without an auction.
    return batches.then((prepare) => prepare(slot, leaves)).catch(() => {});
  };
}
