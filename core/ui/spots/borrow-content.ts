import { recordServed } from '../../runtime/feature/served-content.ts';

/**
 * Moves the content of a server-sent element, so that ids stay unique and running content continues. A copy of the page
 * that is made meanwhile still has the content in its original place.
 * @param from the server-sent element
 * @param to the element that shows the content
 * @returns a function that moves it back
 */
export function borrowContent(from: HTMLElement, to: HTMLElement): () => void {
  const forget = recordServed(from, [...from.childNodes]);
  to.append(...from.childNodes);
  return () => {
    from.append(...to.childNodes);
    forget();
  };
}
