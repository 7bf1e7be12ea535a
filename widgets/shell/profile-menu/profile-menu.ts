import { nextTask } from '../../../core/platform/schedule/next-task.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { createMenu } from '../../../core/ui/menu/create-menu.ts';

/** The visitor's account in a sheet at the right edge [profile-menu-1, profile-menu-2, profile-menu-4]. */
export default enhancer({
  attributes: {},
  enhance(hook, _attributes, { feature, signal }) {
    createMenu(hook, { feature, operation: 'profile-menu', side: 'end', signal });
    // The click that loaded the menu opens it.
    return nextTask();
  },
});
