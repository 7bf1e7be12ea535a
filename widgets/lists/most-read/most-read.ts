import { keepFresh } from '../../../core/platform/html/keep-fresh.ts';
import { address } from '../../../core/runtime/feature/attributes.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { keepInSight } from './keep-in-sight.ts';

/** Updates the list of the most read articles, and keeps it in view on wide screens [most-read-1]. */
export default enhancer({
  attributes: {
    /** The address of the list as a fragment [most-read-2]. */
    mostReadUri: address(),
  },
  enhance(hook, { mostReadUri }, context) {
    keepInSight(hook, context.page, context.signal);
    return keepFresh(hook, mostReadUri, context);
  },
});
