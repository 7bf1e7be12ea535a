import { contentWithin } from '../../../core/domain/liveblog/content-of.ts';
import { morph } from '../../../core/domain/liveblog/morph.ts';
import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { show } from '../../../core/platform/dom/undo.ts';
import { safeHtml } from '../../../core/platform/html/safe-html.ts';
import { anchorScroll } from '../../../core/platform/viewport/anchor-scroll.ts';

/** The list of key moments: links to updates, with a heading. */
export const KEY_MOMENTS = '[data-liveblog-key-moments]';

/**
 * Keeps the list of key moments above the updates current.
 * @param signal puts the server's list back
 * @returns takes over the fetched list, whose nodes are inert; undefined if that page has none
 */
export function followKeyMoments(signal: AbortSignal): (fetched: Element | undefined) => Promise<void> {
  const list = document.querySelector<HTMLElement>(KEY_MOMENTS);
  if (!list) return async () => {};
  const served = list.cloneNode(true);
  let isChanged = false;
  onAbort(signal, () => {
    if (isChanged) list.replaceChildren(...served.childNodes);
  });

  return async (fetched) => {
    if (!fetched || contentWithin(fetched) === contentWithin(list)) return;
    const { firstElementChild: clean } = await safeHtml(fetched.outerHTML);
    if (signal.aborted || !clean) return;
    isChanged = true;
    anchorScroll(() => {
      morph(list, clean);
      show(list, !fetched.hasAttribute('hidden'), signal);
    });
  };
}
