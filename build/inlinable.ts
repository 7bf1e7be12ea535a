/**
 * Rejects a style that a page cannot inline because it contains the end of a `<style>` element.
 * @param file its name, for the message
 * @returns the style
 */
export function inlinable(style: string, file: string): string {
  if (/<[/!]/.test(style)) throw new Error(`${file} holds "</" or "<!", which a page cannot inline.`);
  return style;
}
