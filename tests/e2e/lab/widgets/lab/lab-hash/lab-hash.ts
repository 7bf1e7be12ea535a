import { enhancer } from '../../../../../../core/runtime/feature/enhancer.ts';

/** Runs only with its fragment. */
export default enhancer({
  attributes: {},
  enhance(hook) {
    hook.textContent = 'De hash is gezien.';
  },
});
