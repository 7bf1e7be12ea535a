/** Elements that are visible without text. */
const VISIBLE =
  'img, svg, video, audio, iframe, canvas, object, embed, input, select, textarea, button, [data-widget]';

/** Text that is not shown: of scripts and data, and for browsers without scripts. */
const UNSEEN = 'script, style, noscript, [hidden]';

/** Whether an element shows nothing: no text, no pictures, no hook that may still show something. */
export function isEmpty(element: Element): boolean {
  return [...element.childNodes].every((node) => {
    if (node instanceof Text) return node.data.trim() === '';
    if (!(node instanceof Element) || node.matches(UNSEEN)) return true;
    return !node.matches(VISIBLE) && isEmpty(node);
  });
}
