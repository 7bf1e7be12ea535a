import {
  contentWithin,
  isRemembered,
  rememberServed,
  setServed,
} from '../../../core/domain/liveblog/content-of.ts';
import { morph } from '../../../core/domain/liveblog/morph.ts';
import { KEY_MOMENTS } from '../../../core/domain/liveblog/update.ts';
import { isPageTranslated } from '../../../core/platform/dom/is-page-translated.ts';
import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { show } from '../../../core/platform/dom/undo.ts';
import { safeHtml } from '../../../core/platform/html/safe-html.ts';
import { anchorScroll } from '../../../core/platform/viewport/anchor-scroll.ts';

/**
 * Keeps the list of key moments above the updates current.
 * @param signal restores the server's list
 * @returns a function that applies the fetched list, whose nodes are inert; it gets undefined if that page has none
 */
export function updateKeyMoments(signal: AbortSignal): (fetched: Element | undefined) => Promise<void> {
  const list = document.querySelector<HTMLElement>(KEY_MOMENTS);
  if (!list) return async () => {};
  const served = list.cloneNode(true);
  let isChanged = false;
  if (!isPageTranslated()) rememberServed(list);
  const content = contentWithin(list);
  onAbort(signal, () => {
    if (!isChanged) return;
    list.replaceChildren(...served.childNodes);
    rememberServed(list);
    setServed(list, content);
  });

  return async (fetched) => {
    // If the list was translated before the server's version was stored, the first answer shows what the server sent.
    if (fetched && !isRemembered(list)) setServed(list, contentWithin(fetched));
    if (!fetched || contentWithin(fetched) === contentWithin(list)) return;
    const { firstElementChild: clean } = await safeHtml(fetched.outerHTML);
    if (signal.aborted || !clean) return;
    isChanged = true;
    anchorScroll(() => {
      morph(list, clean);
      // Stores the list as fetched: sanitising may have changed it.
      setServed(list, contentWithin(fetched));
      show(list, !fetched.hasAttribute('hidden'), signal);
    });
  };
}
