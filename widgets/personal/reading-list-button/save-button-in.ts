import { REMOVE, SAVE } from '../../../core/domain/favourites/texts.ts';
import { replaceContent } from '../../../core/platform/dom/replace-content.ts';
import { setText } from '../../../core/platform/dom/set-text.ts';
import { setAttributes } from '../../../core/platform/dom/undo.ts';
import { createButton, faceButton } from '../../../core/ui/button/plain-button.ts';
import { bookmark, bookmarkCheck } from '../../../core/ui/icon/shapes.ts';

/** The action of a click [reading-list-button-1]. */
export type ButtonAction = 'add' | 'remove' | 'no-user';

/** The state of the button. */
interface ButtonState {
  readonly action: ButtonAction;
  /** Whether the call is in progress: the button keeps its focus and ignores clicks. */
  readonly isBusy: boolean;
}

/** The button of one hook. */
export interface ListButton {
  readonly element: HTMLButtonElement;
  readonly isBusy: () => boolean;
  readonly show: (state: ButtonState) => void;
}

/**
 * The button in a hook: the hook itself, the first button in it, or a new one that replaces the server's content.
 * @param signal restores the server's HTML
 */
export function saveButtonIn(hook: HTMLElement, signal: AbortSignal): ListButton {
  const served = hook instanceof HTMLButtonElement ? hook : hook.querySelector('button');
  const element = served ?? createButton(SAVE);
  if (!served) replaceContent(hook, [element], signal);
  else if (!served.hasAttribute('type')) setAttributes(served, { type: 'button' }, signal);
  // A button sent by the server keeps its look: only its text changes, or its name if it contains an icon.
  const isText = element.childElementCount === 0;
  let shown = '';

  return {
    element,
    isBusy: () => element.getAttribute('aria-disabled') === 'true',
    show({ action, isBusy }) {
      const isSaved = action === 'remove';
      setAttributes(
        element,
        {
          'data-action': action,
          'aria-pressed': String(isSaved),
          'aria-disabled': isBusy ? 'true' : null,
          'aria-busy': isBusy ? 'true' : null,
        },
        signal,
      );
      const label = isSaved ? REMOVE : SAVE;
      if (label === shown) return;
      shown = label;
      if (!served) faceButton(element, label, isSaved ? bookmarkCheck : bookmark);
      else if (isText) setText(element, label, signal);
      else setAttributes(element, { 'aria-label': label, title: label }, signal);
    },
  };
}
