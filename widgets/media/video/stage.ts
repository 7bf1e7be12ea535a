import { create } from '../../../core/platform/dom/create.ts';
import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { createSpokenStatus } from '../../../core/ui/hidden/spoken-status.ts';
import { FAILURE, LIVE, LOADING, RETRY } from './texts.ts';
import styles from './video.module.css';

/** The parts of the hook, and the states in which they are shown. */
export interface Stage {
  readonly link: HTMLAnchorElement;
  /** The container of the player. */
  readonly container: HTMLElement;
  /** The poster as the server sent it. */
  showPoster(): void;
  /** The poster, with a text that the video is loading. */
  showLoading(): void;
  /** The player, instead of the poster. */
  showPlayer(): void;
  /** The poster, with the preload info in its failed class [video-2]. */
  showLoadFailure(text: string): void;
  /** The message, instead of the player [video-2]. */
  showError(text: string): void;
  /** The poster of a live video that is over; its link leads to the video's page [video-3]. */
  showEnded(text: string): void;
}

/**
 * Enhances the server's markup: a link with the poster, and inside it `data-video-info` with the video's details.
 * @param hook the element around the link
 * @param feature the feature's name, for messages
 * @param live whether the badge is shown [video-1]
 * @param retry called when the visitor retries
 * @param signal restores the markup
 * @throws TypeError without a link
 */
export function createStage(
  hook: HTMLElement,
  {
    feature,
    live,
    retry,
    signal,
  }: { feature: string; live: boolean; retry: () => void; signal: AbortSignal },
): Stage {
  const link = hook.querySelector('a');
  if (!link)
    throw new TypeError(`${feature}: there is no link in the hook; expected one to the video's page.`);
  const found = link.querySelector<HTMLElement>('[data-video-info]');
  const info = found ?? create('span');
  if (!found) info.dataset.videoInfo = '';
  const served = info.textContent ?? '';
  const container = create('div', { class: styles.container });
  const badge = create('span', { class: styles.badge });
  badge.textContent = LIVE;
  const message = create('div', { class: styles.message });
  const words = create('p', { role: 'alert' });
  const button = create('button', { class: styles.retry });
  button.type = 'button';
  button.textContent = RETRY;
  button.addEventListener('click', retry);
  message.append(button);
  if (!found) link.append(info);
  if (live) hook.append(badge);
  // The link is a button, whose content is not announced when it changes.
  const spoken = createSpokenStatus(hook);

  const show = (shown: HTMLElement, text = served, failed = false) => {
    info.textContent = text;
    spoken.textContent = text === served ? '' : text;
    info.classList.toggle('is-failed', failed);
    link.hidden = shown !== link;
    hook.toggleAttribute('aria-busy', false);
    for (const part of [container, message]) {
      if (part !== shown) part.remove();
    }
    // A video that is moved in the page stops.
    if (shown !== link && !shown.isConnected) hook.append(shown);
    // Above the player: the visitor must see that the video is live.
    if (badge.isConnected) hook.append(badge);
  };

  onAbort(signal, () => {
    show(link);
    badge.remove();
    spoken.remove();
    link.classList.remove(styles.ended);
    if (!found) info.remove();
  });

  return {
    link,
    container,
    showPoster: () => show(link),
    showLoading() {
      show(link, LOADING);
      hook.append(container);
      hook.setAttribute('aria-busy', 'true');
    },
    showPlayer: () => show(container),
    showLoadFailure: (text = FAILURE) => show(link, text, true),
    showError(text) {
      const hadFocus = hook.contains(document.activeElement);
      words.textContent = '';
      message.prepend(words);
      show(message);
      words.textContent = text;
      if (hadFocus) button.focus();
    },
    showEnded(text) {
      const hadFocus = hook.contains(document.activeElement);
      badge.remove();
      link.classList.add(styles.ended);
      show(link, text);
      if (hadFocus) link.focus();
    },
  };
}
