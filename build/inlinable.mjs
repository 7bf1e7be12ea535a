/**
 * Refuses a style that a page cannot inline: one with something in it that ends a `<style>` element.
 * @param {string} style
 * @param {string} file its name, for the message
 * @returns {string} the style
 * @throws {Error}
 */
export function inlinable(style, file) {
  if (/<[/!]/.test(style)) throw new Error(`${file} holds "</" or "<!", which a page cannot inline.`);
  return style;
}
