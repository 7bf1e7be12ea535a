import { holdHeight } from '../../../core/platform/viewport/hold-height.ts';
import { widget } from '../../../core/runtime/feature/widget.tsx';
import { PrivacySettings } from './PrivacySettings.tsx';

/** Lets the visitor decide on the reading history. */
export default widget({
  attributes: {},
  read: (hook, { signal }) => ({ settle: holdHeight(hook, signal) }),
  view: PrivacySettings,
});
