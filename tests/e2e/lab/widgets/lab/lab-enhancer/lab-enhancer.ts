import { integer } from '../../../../../../core/runtime/feature/attributes.ts';
import { enhancer } from '../../../../../../core/runtime/feature/enhancer.ts';

/** An enhancer with a number attribute; counts its live instances, to test that nothing leaks. */
export default enhancer({
  attributes: { size: integer(0, 10) },
  enhance(hook, { size }, { signal }) {
    const alive = window as unknown as { alive?: number };
    alive.alive = (alive.alive ?? 0) + 1;
    const timer = setInterval(() => hook.setAttribute('data-ticks', String(size)), 20);
    hook.classList.add('is-enhanced');
    document.addEventListener('lab', () => hook.setAttribute('data-heard', 'true'), { signal });
    signal.addEventListener('abort', () => {
      clearInterval(timer);
      hook.classList.remove('is-enhanced');
      alive.alive = (alive.alive ?? 0) - 1;
    });
  },
});
