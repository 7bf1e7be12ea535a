/** Scrolls the focused element into view inside its column, without moving anything else. */
export function showStop(panel: HTMLElement): void {
  const { activeElement } = document;
  const column = activeElement?.closest('[data-menu-column]');
  if (!activeElement || !column || !panel.contains(column)) return;
  const stop = activeElement.getBoundingClientRect();
  const sight = column.getBoundingClientRect();
  if (stop.bottom > sight.bottom) column.scrollTop += stop.bottom - sight.bottom + sight.height / 2;
}
