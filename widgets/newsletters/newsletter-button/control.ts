import { create } from '../../../core/platform/dom/create.ts';
import { replaceContent } from '../../../core/platform/dom/replace-content.ts';
import { insert, setAttributes } from '../../../core/platform/dom/undo.ts';
import { textLanguage } from '../../../core/runtime/feature/mark-language.ts';
import { createButton } from '../../../core/ui/button/plain-button.ts';

/** The state of the button. */
export interface Face {
  readonly label: string;
  /** Whether presses are ignored for now. */
  readonly isLocked: boolean;
  /** Whether a call is in progress. */
  readonly isBusy: boolean;
}

/** The button that the visitor presses. */
export interface Control {
  readonly element: HTMLElement;
  draw(face: Face): void;
}

/**
 * Finds or creates the button. A link inside the hook is replaced by a new button; a hook that is itself a link or a
 * button keeps its look and acts as a button.
 * @param hook with or without content of the server
 * @param description read after the label: which newsletter it is
 * @param signal restores the server's HTML
 */
export function readControl(hook: HTMLElement, description: string, signal: AbortSignal): Control {
  const element = controlOf(hook, signal);
  setAttributes(element, { 'aria-description': description }, signal);
  const words = create('span', { lang: textLanguage(element) });
  let shown = '';
  return {
    element,
    draw({ label, isLocked, isBusy }) {
      setAttributes(
        element,
        { 'aria-disabled': isLocked ? 'true' : null, 'aria-busy': isBusy ? 'true' : null },
        signal,
      );
      if (label === shown) return;
      shown = label;
      words.textContent = label;
      // The element is kept: while a click bubbles, the page's own listeners determine the hook of its target.
      if (!element.contains(words)) replaceContent(element, [words], signal);
    },
  };
}

function controlOf(hook: HTMLElement, signal: AbortSignal): HTMLElement {
  if (hook instanceof HTMLButtonElement) return hook;
  if (hook instanceof HTMLAnchorElement) return asButton(hook, signal);
  const own = hook.querySelector('button');
  if (own) return own;
  const link = hook.querySelector('a');
  const button = createButton('');
  if (link?.parentElement) {
    // Removed rather than hidden: the page's own style may show hidden links.
    const siblings = [...link.parentElement.childNodes];
    replaceContent(
      link.parentElement,
      siblings.map((node) => (node === link ? button : node)),
      signal,
    );
  } else {
    insert(hook, 'beforeend', button, signal);
  }
  return button;
}

/** A link without an address, which the keyboard operates like a button (WAI-ARIA Authoring Practices). */
function asButton(link: HTMLAnchorElement, signal: AbortSignal): HTMLElement {
  setAttributes(link, { role: 'button', tabindex: '0', href: null }, signal);
  link.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      if (!event.repeat) link.click();
    },
    { signal },
  );
  return link;
}
