import { postFromWorker } from '../../../platform/http/post-from-worker.ts';
import { resolveProfilePath } from '../../profile/profile-path.ts';
import { SET_TOKEN } from '../set-token.ts';
import { handleEvents } from './handle-events.ts';
import type { WorkerScope } from './worker-scope.ts';

/** The service worker of push messages. The build writes it to `push-worker.js`, a name that never changes. */
handleEvents(self as unknown as WorkerScope, (token) =>
  postFromWorker(resolveProfilePath(SET_TOKEN), { token }),
);
