import { enhancer } from '../../../../../../core/runtime/feature/enhancer.ts';

/** A special, whose hook is its data-special value. */
export default enhancer({
  attributes: {},
  enhance(hook) {
    hook.textContent = 'Special geladen.';
  },
});
