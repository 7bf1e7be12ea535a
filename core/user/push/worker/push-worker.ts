import { postFromWorker } from '../../../platform/http/post-from-worker.ts';
import { handleNavigations, type OfflineScope } from '../../offline/handle-navigations.ts';
import { resolveProfilePath } from '../../profile/profile-path.ts';
import { SET_TOKEN } from '../set-token.ts';
import { handleEvents } from './handle-events.ts';
import type { WorkerScope } from './worker-scope.ts';

/**
 * The service worker for push messages and offline reading. The build writes it to `push-worker.js`, a name that never
 * changes. It is registered under a scope for each of the two: the whole site for messages, the articles for reading.
 */
handleEvents(self as unknown as WorkerScope, (token) =>
  postFromWorker(resolveProfilePath(SET_TOKEN), { token }),
);
handleNavigations(self as unknown as OfflineScope, self.caches);
