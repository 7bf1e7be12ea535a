import { warn } from '../../runtime/log/log.ts';
import { isSafeAddress } from '../../runtime/page/address.ts';
import { putOnTop } from '../overlay/on-top.ts';
import styles from './Toast.module.css';

/** A link behind a toast's text. */
export interface ToastLink {
  /** Its words; set as text. */
  readonly label: string;
  /** https, or an address of this site; with any other the toast comes without a link. */
  readonly address: string;
}

/** A toast on the page. */
export interface ToastElement {
  /** Puts the words in and begins the animation. @returns the link, where there is one */
  fill(text: string, link: ToastLink | undefined): HTMLAnchorElement | undefined;
  /** The animation is over; it does not run again should the toast have to move. */
  settle(): void;
  /** Tells when the pointer or the focus comes, and when neither is there any more. */
  onAttention(listener: (has: boolean) => void, signal: AbortSignal): void;
  /** Begins to go out. */
  leave(): void;
  remove(): void;
}

/**
 * Puts the empty place of a toast on the page, over all else.
 * @param position on the screen
 */
export function createToast(position: 'bottom' | 'top'): ToastElement {
  const root = document.createElement('div');
  root.className = `${styles.root} ${position === 'top' ? styles.top : ''}`;
  root.setAttribute('role', 'status');
  const gone = new AbortController();
  putOnTop(root);
  // A dialog takes what is in it along when it closes. The event does not bubble.
  document.addEventListener('close', ({ target }) => target === root.parentElement && putOnTop(root), {
    signal: gone.signal,
    capture: true,
  });

  return {
    fill(text, link) {
      const words = document.createElement('p');
      words.className = styles.toast;
      words.append(text);
      const anchor = link && createLink(link);
      if (anchor) words.append(' ', anchor);
      root.append(words);
      return anchor;
    },
    settle: () => root.classList.add(styles.settled),
    onAttention(listener, signal) {
      const has = () => root.matches(':hover') || root.contains(document.activeElement);
      for (const type of ['pointerenter', 'focusin', 'pointerleave', 'focusout']) {
        // When the focus goes out, what comes is only known a moment later.
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
  const anchor = document.createElement('a');
  anchor.className = styles.link;
  anchor.href = address;
  anchor.textContent = label;
  return anchor;
}
