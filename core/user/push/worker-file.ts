/** The name of the build's own worker script, under which the site serves it. */
const SCRIPT = '/push-worker.js';

/** Returns the address of a worker's script without its parameters, which may contain the site's texts. */
export const workerFile = (address: string): string => address.replace(/[?#].*/, '');

/** Whether a worker is the build's own script, and not a script of the site that imports it. */
export const isOwnWorker = (address: string): boolean => workerFile(address).endsWith(SCRIPT);
