import { recordServed } from '../../runtime/feature/served-content.ts';

/**
 * Moves the content of an element of the server's, so that ids stay unique and what runs in it goes on. A copy of the page
 * that is made meanwhile still has it in its place.
 * @param from the server's element
 * @param to shows the content
 * @returns moves it back
 */
export function borrowContent(from: HTMLElement, to: HTMLElement): () => void {
  const forget = recordServed(from, [...from.childNodes]);
  to.append(...from.childNodes);
  return () => {
    from.append(...to.childNodes);
    forget();
  };
}
