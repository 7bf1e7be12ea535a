/** Px between the header and what an anchor leads to. */
const AIR = 16;

/**
 * Tells the header's height whenever it changes, right after the browser has laid it out, and keeps that much of
 * the window free above what an anchor leads to.
 * @param header the hook
 * @param measured told the height in px, first when it is known
 * @param signal ends it, and gives the page its own `scroll-padding` back
 */
export function watchHeight(
  header: HTMLElement,
  measured: (height: number) => void,
  signal: AbortSignal,
): void {
  const { style } = document.documentElement;
  const served = style.scrollPaddingBlockStart;
  const observer = new ResizeObserver((entries) => {
    const height = Math.round(entries.at(-1)?.borderBoxSize[0]?.blockSize ?? 0);
    style.scrollPaddingBlockStart = `${height + AIR}px`;
    measured(height);
  });
  observer.observe(header);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    style.scrollPaddingBlockStart = served;
  });
}
