let locks = 0;
let unlock = () => {};

/**
 * Prevents scrolling of the page behind a modal. The scrollbar's space is kept, so that nothing moves.
 * @returns a function that ends the lock; the page scrolls again after all locks have ended
 */
export function lockScroll(): () => void {
  if (locks++ === 0) unlock = lock(document.documentElement);
  let isLocked = true;
  return () => {
    if (!isLocked) return;
    isLocked = false;
    if (--locks === 0) unlock();
  };
}

function lock(root: HTMLElement): () => void {
  const { style } = root;
  const { body } = document;
  // The body's `overflow` applies to the window as long as the root has none. With one, the body would become a scroll
  // container and start at its top.
  const scroller = !hasOverflow(root) && hasOverflow(body) ? body.style : style;
  const { overflow } = scroller;
  const { scrollbarGutter, paddingInlineEnd } = style;
  const scrollbar = innerWidth - root.clientWidth;
  scroller.overflow = 'hidden';
  if (scrollbar > 0) {
    // Safari before 18.2 does not reserve space for a scrollbar.
    if (CSS.supports('scrollbar-gutter', 'stable')) style.scrollbarGutter = 'stable';
    else style.paddingInlineEnd = `${scrollbar}px`;
  }
  return () => {
    scroller.overflow = overflow;
    Object.assign(style, { scrollbarGutter, paddingInlineEnd });
  };
}

/** Whether an element has an `overflow` of its own. */
function hasOverflow(element: HTMLElement): boolean {
  return getComputedStyle(element).overflow !== 'visible';
}
