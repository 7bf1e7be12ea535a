/** Legacy code of keys that an input method handles (UI Events, section 7). */
const PROCESSED = 229;

/**
 * Whether a key belongs to the composition of a text, such as one in Japanese. In Safari the Enter that ends a composition
 * comes after its end: only the legacy code says so.
 * @param event of `keydown`
 */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === PROCESSED;
}
