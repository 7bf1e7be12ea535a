import { markLanguage } from '../../runtime/feature/mark-language.ts';
import { recordServed } from '../../runtime/feature/served-content.ts';
import { onAbort } from './on-abort.ts';
import { replaceChildren } from './undo.ts';

/**
 * Shows what a feature draws in plain DOM code, a button or a line, in place of what the server sent: as a widget's view,
 * it says in which language it is where the page is in another one.
 * @param hook whose content is replaced, as often as the function is called
 * @param signal puts back what the server sent
 * @returns shows other content
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
