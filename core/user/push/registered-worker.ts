import { readText, writeText } from '../../platform/storage/texts.ts';

/** The address of the worker that this browser registered: by it the worker is found when the site has it no longer. */
const WORKER = 'nmt_push_worker';

/** The address of the worker that was registered last; undefined without one. */
export function registeredWorker(): string | undefined {
  return readText('local', WORKER);
}

/** Stores which worker was registered; undefined for none. */
export function storeRegisteredWorker(address: string | undefined): void {
  writeText('local', WORKER, address);
}
