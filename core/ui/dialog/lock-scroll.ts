let locks = 0;
let unlock = () => {};

/**
 * Prevents scrolling of the page behind a modal. The scrollbar's space is kept, so that nothing moves.
 * @returns ends the lock; the page scrolls again after all locks have ended
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

function lock({ style, clientWidth }: HTMLElement): () => void {
  const { overflow, scrollbarGutter, paddingInlineEnd } = style;
  const scrollbar = innerWidth - clientWidth;
  style.overflow = 'hidden';
  if (scrollbar > 0) {
    // Safari before 18.2 does not reserve space for a scrollbar.
    if (CSS.supports('scrollbar-gutter', 'stable')) style.scrollbarGutter = 'stable';
    else style.paddingInlineEnd = `${scrollbar}px`;
  }
  return () => Object.assign(style, { overflow, scrollbarGutter, paddingInlineEnd });
}
