import type { Strategy } from './strategy.ts';

/** How far outside the viewport a hook starts where the manifest names no other distance. */
const MARGIN = '200px';

/** When the hook nears the viewport. */
export const visible: Strategy = (start, { hook, detail, signal }) => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      start();
    },
    { rootMargin: detail || MARGIN },
  );
  signal.addEventListener('abort', () => observer.disconnect());
  observer.observe(hook);
};
