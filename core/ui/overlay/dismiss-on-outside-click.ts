/**
 * Dismisses a small element over the page on a click outside of it, or on Escape, which then has no other effect.
 * @param parts clicks on these elements do not dismiss it
 * @param close closes it
 * @param signal removes the listeners; `close` should abort it
 */
export function dismissOnOutsideClick(
  parts: readonly Element[],
  close: () => void,
  signal: AbortSignal,
): void {
  const press = ({ target }: Event) => {
    if (target instanceof Node && !parts.some((part) => part.contains(target))) close();
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // This keeps a dialog around it open.
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  document.addEventListener('pointerdown', press, { signal, capture: true });
  document.addEventListener('keydown', key, { signal, capture: true });
}
