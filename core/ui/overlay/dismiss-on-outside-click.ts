/**
 * Closes something small that lies over the page: a press beside it does so, and Escape, which then does nothing else.
 * @param parts what belongs to it: a press on these leaves it open
 * @param close closes it
 * @param signal ends the listening, to be aborted by `close`
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
    // The dialog around it stays open.
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  document.addEventListener('pointerdown', press, { signal, capture: true });
  document.addEventListener('keydown', key, { signal, capture: true });
}
