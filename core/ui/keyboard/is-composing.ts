/** The legacy key code of keys that an input method handles (UI Events, section 7). */
const PROCESSED = 229;

/**
 * Whether a key belongs to the composition of a text, such as one in Japanese. In Safari the Enter that ends a
 * composition is dispatched after its end, and only the legacy code shows that it belonged to it.
 * @param event a `keydown` event
 */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === PROCESSED;
}
