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
    const run = async (present: AbortSignal) => {
      const family = await loadFamily(feature, present);
      if (present.aborted || family.role === 'none') return;
      const { showFamily } = await import('./show-family.tsx');
      if (!present.aborted) showFamily(hook, family, { ...context, signal: present });
    };
    whileVisitor(page, (_visitor, present) => void run(present).catch(fail), signal);
  },
});
