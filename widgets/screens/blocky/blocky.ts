import { observe } from '../../../core/platform/dom/observe.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { focusLinkedBlock } from './focus-linked-block.ts';
import { holdBlock } from './hold-block.ts';

/** Distance from the viewport at which the features of a block start: earlier than they would start by themselves. */
const NEAR = '400px';

/**
 * A page of blocks: each `[data-block]` starts only the features inside it, when it is near the viewport [blocky-1].
 * Blocks are not changed, whatever their kind.
 */
export default enhancer({
  attributes: {},
  enhance(hook, _, { signal }) {
    const held = new Map<Element, () => void>();
    const blocks = [...hook.querySelectorAll<HTMLElement>('[data-block]')].filter(
      (block) => !block.parentElement?.closest('[data-block]'),
    );
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (!isIntersecting && !held.has(target))
            held.set(target, holdBlock(target as HTMLElement, signal));
          if (!isIntersecting) continue;
          observer.unobserve(target);
          held.get(target)?.();
        }
      },
      { rootMargin: NEAR },
    );
    observe(observer, blocks, signal);
    focusLinkedBlock(signal);
  },
});
