import { enhancer } from '../../../../../../core/runtime/feature/enhancer.ts';

/** Represents the features that few pages have. */
export default enhancer({
  attributes: {},
  enhance(hook, _, { signal }) {
    const button = hook.querySelector('button');
    if (!button) hook.textContent = 'Zelden geladen.';
    button?.addEventListener('click', () => button.append('!'), { signal });
  },
});
