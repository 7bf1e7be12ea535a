import { nextTask } from '../../../core/platform/schedule/next-task.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { createMenu } from '../../../core/ui/menu/create-menu.ts';

/** The paper's sections and services in a sheet at the left edge [sidebar-nav-1, sidebar-nav-3]. */
export default enhancer({
  attributes: {},
  enhance(hook, _attributes, { feature, signal }) {
    createMenu(hook, { feature, operation: 'sidebar-nav', side: 'start', signal });
    // The click that loaded the menu opens it.
    return nextTask();
  },
});
