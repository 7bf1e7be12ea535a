import { create } from '../../platform/dom/create.ts';
import { textLanguage } from '../../runtime/feature/mark-language.ts';
import { warn } from '../../runtime/log/log.ts';
import { isSafeAddress } from '../../runtime/page/address.ts';
import { putOnTop } from '../overlay/on-top.ts';
import styles from './Toast.module.css';

/** A link after a toast's text. */
export interface ToastLink {
  /** The link's text. */
  readonly label: string;
  /** The address: https, or on this site; with any other address the toast has no link. */
  readonly address: string;
}

/** A toast on the page. */
export interface ToastElement {
  /** Sets the text and starts the animation. @returns the link, if there is one */
  fill(text: string, link: ToastLink | undefined): HTMLAnchorElement | undefined;
  /** Removes the animation, so that it does not run again if the toast moves. */
  settle(): void;
  /** Calls back when the pointer or the focus enters, and when neither is inside any more. */
  onAttention(listener: (has: boolean) => void, signal: AbortSignal): void;
  /** Starts the exit animation. */
  leave(): void;
  remove(): void;
}

/**
 * Adds an empty toast to the page, over everything else.
 * @param position on the screen
 */
export function createToast(position: 'bottom' | 'top'): ToastElement {
  const root = create('div');
  root.className = `${styles.root} ${position === 'top' ? styles.top : ''}`;
  root.setAttribute('role', 'status');
  const gone = new AbortController();
  putOnTop(root);
  // A closing dialog hides everything inside it. The event does not bubble.
  document.addEventListener('close', ({ target }) => target === root.parentElement && putOnTop(root), {
    signal: gone.signal,
    capture: true,
  });

  return {
    fill(text, link) {
      const words = create('p', { class: styles.toast, lang: textLanguage() }, text);
      const anchor = link && createLink(link);
      if (anchor) words.append(' ', anchor);
      root.append(words);
      return anchor;
    },
    settle: () => root.classList.add(styles.settled),
    onAttention(listener, signal) {
      const has = () => root.matches(':hover') || root.contains(document.activeElement);
      for (const type of ['pointerenter', 'focusin', 'pointerleave', 'focusout']) {
        // On focusout, the next focused element is only known a moment later.
        root.addEventListener(type, () => queueMicrotask(() => signal.aborted || listener(has())), {
          signal,
        });
      }
    },
    leave: () => root.classList.add(styles.leaving),
    remove() {
      gone.abort();
      root.remove();
    },
  };
}

function createLink({ label, address }: ToastLink): HTMLAnchorElement | undefined {
  if (!isSafeAddress(address)) {
    warn(
      'toast',
      `The link "${address.slice(0, 80)}" is left out; expected https or an address of this site.`,
    );
    return undefined;
  }
  const anchor = create('a', { class: styles.link, href: address }, label);
  return anchor;
}
