import { register } from 'tsx/esm/api';

/*
 * Lets this thread import TypeScript: for a plain `node`, and with `--import` for a worker, which does not inherit
 * hooks. With the hooks every import takes twice as long, also those of packages: a thread that has imported its
 * TypeScript may unregister them.
 */
export const unregister = register();
