/** Elements that are visible even without text. */
const VISIBLE =
  'img, svg, video, audio, iframe, canvas, object, embed, input, select, textarea, button, [data-widget]';

/** Elements whose text is not rendered: scripts, data, and content for browsers without scripts. */
const UNSEEN = 'script, style, noscript, [hidden]';

/** Whether an element shows nothing: no text, no pictures, no hook that may still render something. */
export function isEmpty(element: Element): boolean {
  return [...element.childNodes].every((node) => {
    if (node instanceof Text) return node.data.trim() === '';
    if (!(node instanceof Element) || node.matches(UNSEEN)) return true;
    return !node.matches(VISIBLE) && isEmpty(node);
  });
}
