import { restore, setAttributes, setStyles } from '../../../core/platform/dom/undo.ts';

/** The part of the loader's global that is used here. */
type Global = Pick<Exclude<NonNullable<Window['nmt']>, readonly unknown[]>, 'mount' | 'state' | 'unmount'>;

/**
 * Prevents the features inside a block from running until it is released [blocky-1]. The loader has already planned the
 * whole page, so planned features are unmounted, which restores the server's HTML; most of them have not started. Hooks
 * whose features are still being looked up temporarily lose their names, but not the height that style rules for these
 * names give them.
 * @param block the block
 * @param signal releases it
 * @returns a function that releases the block: its features start as usual
 */
export function holdBlock(block: HTMLElement, signal: AbortSignal): () => void {
  let isHeld = true;
  const unplanned: Element[] = [];
  onLoader((nmt) => {
    if (!isHeld) return;
    const planned = new Set<Element>(nmt.state().map(({ hook }) => hook));
    nmt.unmount(block);
    for (const hook of block.querySelectorAll<HTMLElement>('[data-widget], [data-special]')) {
      if (planned.has(hook)) continue;
      unplanned.push(hook);
      const { offsetHeight: height } = hook;
      setAttributes(hook, { 'data-widget': null, 'data-special': null }, signal);
      if (hook.offsetHeight === height) continue;
      setStyles(hook, { 'box-sizing': 'border-box', 'block-size': `${height}px`, overflow: 'clip' }, signal);
    }
  });
  return () => {
    isHeld = false;
    for (const hook of unplanned) restore(hook, signal);
    onLoader((nmt) => nmt.mount(block));
  };
}

/** Calls a function with the loader's global, which is an array until the caretaker has loaded. */
function onLoader(run: (nmt: Global) => void): void {
  window.nmt ??= [];
  window.nmt.push(run);
}
