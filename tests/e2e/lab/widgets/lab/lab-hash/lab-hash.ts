import { enhancer } from '../../../../../../core/runtime/feature/enhancer.ts';

/** Runs only where the fragment says so. */
export default enhancer({
  attributes: {},
  enhance(hook) {
    hook.textContent = 'De hash is gezien.';
  },
});
