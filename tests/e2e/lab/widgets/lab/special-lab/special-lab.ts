import { enhancer } from '../../../../../../core/runtime/feature/enhancer.ts';

/** A special: hooked on its data-special value. */
export default enhancer({
  attributes: {},
  enhance(hook) {
    hook.textContent = 'Special geladen.';
  },
});
