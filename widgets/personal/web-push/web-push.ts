import { holdHeight } from '../../../core/platform/viewport/hold-height.ts';
import { widget } from '../../../core/runtime/feature/widget.tsx';
import { WebPush } from './WebPush.tsx';

/** Lets the visitor choose which push messages to receive, and whether this browser shows them. */
export default widget({
  attributes: {},
  read: (hook, { signal }) => ({ settle: holdHeight(hook, signal) }),
  view: WebPush,
});
