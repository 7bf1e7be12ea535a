import { setAttributes } from '../../../core/platform/dom/undo.ts';
import { mountOn } from '../../../core/ui/feature-hook/mount-on.ts';

const UPDATE = '[data-update-id]';
const REST = 'data-update-rest';

/**
 * Adds buttons to the updates of a list, including those that the server sent without `data-widget`
 * [liveblog-widget-2]. The rest of such an update is the part that the server marked, or otherwise everything after its
 * first paragraph.
 * @param list the element that contains the updates; call again when it has new ones
 * @param signal removes the buttons
 */
export function addButtons(list: Element, signal: AbortSignal): void {
  for (const update of list.querySelectorAll<HTMLElement>(`${UPDATE}:not([data-widget])`)) {
    // An update inside another one is a quotation.
    if (update.parentElement?.closest(UPDATE)) continue;
    if (!update.querySelector(`[${REST}]`)) markRest(update, signal);
    mountOn(update, 'liveblog-update', signal);
  }
}

function markRest(update: Element, signal: AbortSignal): void {
  let part = update.querySelector('p')?.nextElementSibling;
  for (; part; part = part.nextElementSibling) {
    if (!part.matches('[data-update-tools]')) setAttributes(part, { [REST]: '' }, signal);
  }
}
