import { register } from 'tsx/esm/api';

/*
 * Makes this thread run TypeScript: for a plain `node`, and with `--import` for a worker, which inherits no hooks. A module
 * takes twice the time with the hooks, also one of a package: a thread that has imported its TypeScript may end them.
 */
export const unregister = register();
