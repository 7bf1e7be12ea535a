import { readText, writeText } from '../../platform/storage/texts.ts';

/** The address of the worker that this browser registered, by which it is found when the site no longer has it. */
const WORKER = 'nmt_push_worker';

/** Returns the address of the last registered worker; undefined if there is none. */
export function registeredWorker(): string | undefined {
  return readText('local', WORKER);
}

/** Stores the address of the registered worker; undefined for none. */
export function storeRegisteredWorker(address: string | undefined): void {
  writeText('local', WORKER, address);
}
