import { enhancer } from '../../../../../../core/runtime/feature/enhancer.ts';

/** Loaded when the page emits an event. */
export default enhancer({
  attributes: {},
  enhance(hook) {
    hook.append(' en er is iets gebeurd');
  },
});
