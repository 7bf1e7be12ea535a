import { enhancer } from '../../../../../../core/feature/enhancer.ts';

/** Stands for the features that few pages have. */
export default enhancer({
  attributes: {},
  enhance(hook) {
    hook.textContent = 'Zelden geladen.';
  },
});
