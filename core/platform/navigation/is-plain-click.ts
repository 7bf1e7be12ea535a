/**
 * Whether a click navigates in this tab: by the main button, without a modifier key, and not handled by another
 * listener.
 */
export function isPlainClick(event: MouseEvent): boolean {
  const { defaultPrevented, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  return !(defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey);
}
