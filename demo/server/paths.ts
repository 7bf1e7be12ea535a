import { join } from 'node:path';

/** The repository's root: the demo and the tests are started from there. */
const ROOT = process.cwd();

/**
 * A path inside the repository.
 * @param parts the path's parts below the root
 */
export const inRoot = (...parts: string[]): string => join(ROOT, ...parts);
