import { holdHeight } from '../../../core/platform/viewport/hold-height.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { whileVisitor } from '../../../core/user/visitor/while-visitor.ts';
import { loadFamily } from './load-family.ts';

/**
 * Shows who shares a family subscription, and with whom. The server's text stays for who has none, without React
 * [family-settings-4].
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
      if (!present.aborted) showFamily(hook, family, { ...context, signal: present });
    };
    const run = async (present: AbortSignal) => {
      await show(present);
      if (!present.aborted) settle();
    };
    whileVisitor(page, (_visitor, present) => void run(present).catch(fail), signal);
  },
});
