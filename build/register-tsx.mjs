import { register } from 'tsx/esm/api';

/* Makes this thread run TypeScript: for a plain `node`, and with `--import` for a worker, which inherits no hooks. */
register();
