/**
 * Whether a click means "go there": by the main button, without a key that asks for a new tab or window, and not
 * handled by somebody else.
 */
export function isPlainClick(event: MouseEvent): boolean {
  const { defaultPrevented, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  return !(defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey);
}
