import type { CreatePlayer, Player } from '../../../core/domain/video/player.ts';
import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { show } from '../../../core/platform/dom/undo.ts';
import { error } from '../../../core/runtime/log/log.ts';
import type { PlaylistVideo } from './playlist.ts';
import type { Slide } from './slides.ts';
import { FAILED, LOADING } from './texts.ts';

interface ShowOptions {
  readonly createPlayer: CreatePlayer;
  /** Whether it plays at once; always muted [special-video-slideshow-2]. */
  readonly autoplay: boolean;
  /** Whether the visitor has started it; then the player gets the focus. */
  readonly focus: boolean;
  /** Shows the container of a player that is ready. */
  readonly onShown: () => void;
  /** Removes the container of a player that failed. */
  readonly onFailed: () => void;
  /** Announces a text to screen readers. */
  readonly announce: (text: string) => void;
  readonly feature: string;
  /** Removes the player; the poster returns. */
  readonly signal: AbortSignal;
}

/**
 * Plays a video in place of its poster, muted. If it cannot be loaded the poster returns [special-video-slideshow-3].
 * @param container the player's container, in the page
 * @param slide the poster
 * @param video a video of the playlist
 * @param options see {@link ShowOptions}
 */
export async function showVideo(
  container: HTMLElement,
  { picture, link, caption }: Slide,
  { id, title }: PlaylistVideo,
  { createPlayer, autoplay, focus, onShown, onFailed, announce, feature, signal }: ShowOptions,
): Promise<void> {
  const whole = new AbortController();
  onAbort(signal, () => whole.abort());
  // A caption inside the link stays visible.
  const covered = link && link.textContent?.trim() === '' ? link : picture;
  announce(LOADING);
  let player: Player | undefined;
  const fail = (cause: unknown) => {
    if (whole.signal.aborted) return;
    error(feature, `The video ${JSON.stringify(id)} could not be played; its poster stays.`, cause);
    player?.destroy();
    whole.abort();
    onFailed();
    announce(FAILED);
  };
  try {
    const video = { sources: [], id, captions: undefined, title: title || caption, live: false };
    player = await createPlayer(container, video, { autoplay, muted: true }, fail, whole.signal);
    if (whole.signal.aborted) return player.destroy();
    onAbort(whole.signal, () => player?.destroy());
    onShown();
    show(covered, false, whole.signal);
    announce('');
    if (focus) player.focus();
  } catch (cause) {
    fail(cause);
  }
}
