let locks = 0;
let unlock = () => {};

/**
 * Keeps the page behind a modal where it is. The scrollbar's room stays, so that nothing moves.
 * @returns ends it; the page scrolls again when all who locked it have ended
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
    // Safari before 18.2 keeps no room for a scrollbar.
    if (CSS.supports('scrollbar-gutter', 'stable')) style.scrollbarGutter = 'stable';
    else style.paddingInlineEnd = `${scrollbar}px`;
  }
  return () => Object.assign(style, { overflow, scrollbarGutter, paddingInlineEnd });
}
