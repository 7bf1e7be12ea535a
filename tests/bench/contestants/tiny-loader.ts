import type { Unmount } from '../kinds/dom.ts';

interface Kind {
  mount: (hook: HTMLElement) => Unmount;
}

/** The hand-written loader of contestants (b) and (c): modes `now` and `visible`, one module per kind. */
export function start(kinds: Record<string, () => Promise<Kind>>): void {
  const unmounts = new Map<Element, Unmount>();
  const script = document.querySelector<HTMLScriptElement>('script[data-mode]');
  const hooksIn = (root: ParentNode) => root.querySelectorAll<HTMLElement>('[data-widget]');

  const load = async (hook: HTMLElement): Promise<void> => {
    const kind = await kinds[hook.dataset.widget ?? '']?.();
    if (kind) unmounts.set(hook, kind.mount(hook));
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        void load(target as HTMLElement);
      }
    },
    { rootMargin: '200px' },
  );
  const mount = (root: ParentNode) => {
    for (const hook of hooksIn(root)) {
      if (script?.dataset.mode === 'visible') observer.observe(hook);
      else void load(hook);
    }
  };
  const unmount = (root: ParentNode) => {
    for (const hook of hooksIn(root)) {
      unmounts.get(hook)?.();
      unmounts.delete(hook);
    }
  };
  mount(document);
  window.bench = { mount, unmount };
}
