/** What can be seen without any words. */
const VISIBLE = 'img, svg, video, audio, iframe, canvas, input, button, [data-widget]';

/** Whether an element shows nothing: no words, no pictures, no hook that may still show something. */
export function isEmpty(element: Element): boolean {
  return element.textContent.trim() === '' && element.querySelector(VISIBLE) === null;
}
