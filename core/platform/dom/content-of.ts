import { markLanguage } from '../../runtime/feature/mark-language.ts';
import { recordServed } from '../../runtime/feature/served-content.ts';
import { onAbort } from './on-abort.ts';
import { replaceChildren } from './undo.ts';

/**
 * Shows content that a feature creates in plain DOM code, such as a button or a line, instead of the server's content.
 * Like a widget's view, it is marked with its language if the page is in another one.
 * @param hook the element whose content is replaced at each call of the returned function
 * @param signal restores the server's content
 * @returns a function that shows other content
 */
export function contentOf(hook: HTMLElement, signal: AbortSignal): (...content: readonly Node[]) => void {
  let isMarked = false;
  return (...content) => {
    if (signal.aborted) return;
    const served = [...hook.childNodes];
    replaceChildren(hook, content, signal);
    if (isMarked) return;
    isMarked = true;
    onAbort(signal, recordServed(hook, served));
    onAbort(signal, markLanguage(hook));
  };
}
