/** The name of the build's own script, under which the site serves it. */
const SCRIPT = '/push-worker.js';

/** The address of a worker's script without its parameters, among which may be the site's words. */
export const workerFile = (address: string): string => address.replace(/[?#].*/, '');

/** Whether a worker is the build's own script, and none of the site's own that imports it. */
export const isOwnWorker = (address: string): boolean => workerFile(address).endsWith(SCRIPT);
