import { enhancer } from '../../../../../../core/runtime/feature/enhancer.ts';

/** Stands for editing tools: a chunk that nobody but an editor fetches. */
export default enhancer({
  attributes: {},
  enhance(hook) {
    hook.textContent = 'Bewerken';
  },
});
