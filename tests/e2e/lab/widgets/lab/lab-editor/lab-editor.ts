import { enhancer } from '../../../../../../core/runtime/feature/enhancer.ts';

/** Represents editing tools: a chunk that only editors load. */
export default enhancer({
  attributes: {},
  enhance(hook) {
    hook.textContent = 'Bewerken';
  },
});
