/** What can be seen without any words. */
const VISIBLE =
  'img, svg, video, audio, iframe, canvas, object, embed, input, select, textarea, button, [data-widget]';

/** Words that no reader sees: those of programs and data, and those for browsers without scripts. */
const UNSEEN = 'script, style, noscript, [hidden]';

/** Whether an element shows nothing: no words, no pictures, no hook that may still show something. */
export function isEmpty(element: Element): boolean {
  return [...element.childNodes].every((node) => {
    if (node instanceof Text) return node.data.trim() === '';
    if (!(node instanceof Element) || node.matches(UNSEEN)) return true;
    return !node.matches(VISIBLE) && isEmpty(node);
  });
}
