import { holdHeight } from '../../../core/platform/viewport/hold-height.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import type { Visitor } from '../../../core/user/visitor/visitor.ts';
import { whileVisitor } from '../../../core/user/visitor/while-visitor.ts';
import { loadFamily } from './load-family.ts';

/**
 * Shows who shares a family subscription, and with whom. The server's text stays for visitors who have none or
 * are not logged in, without React [family-settings-4].
 */
export default enhancer({
  attributes: {},
  enhance(hook, _attributes, context) {
    const { feature, page, fail, signal } = context;
    const settle = holdHeight(hook, signal);
    const show = async (present: AbortSignal) => {
      const family = await loadFamily(feature, present);
      if (present.aborted || family.role === 'none') return;
      const { showFamily } = await import('./show-family.tsx');
      if (!present.aborted) showFamily(hook, family, context, present);
    };
    const run = async ({ loggedIn }: Visitor, present: AbortSignal) => {
      if (loggedIn) await show(present);
      if (!present.aborted) settle();
    };
    whileVisitor(page, (visitor, present) => void run(visitor, present).catch(fail), signal);
  },
});
