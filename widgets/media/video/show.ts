import type { Beginning, CreatePlayer, Player, Video } from '../../../core/domain/video/player.ts';
import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { error } from '../../../core/runtime/log/log.ts';
import type { Page } from '../../../core/runtime/page/page.ts';
import { isConsented, loadWithdrawal } from './is-consented.ts';
import type { Stage } from './stage.ts';
import { NO_CONSENT } from './texts.ts';

interface ShowOptions {
  readonly stage: Stage;
  readonly video: Video;
  readonly create: CreatePlayer;
  readonly failureText: string;
  readonly purpose: string | undefined;
  readonly feature: string;
  readonly page: Page;
  readonly signal: AbortSignal;
}

/** The states of a video, from poster to player and to its end. */
export interface Show {
  /** Loads the player, which gets the focus if the visitor started it (`focus`). */
  start(how: Beginning & { readonly focus: boolean }): void;
  play(): void;
  pause(): void;
  /** Ends the video. */
  end(text: string): void;
  /** Aborts when the video has ended or the hook is removed. */
  readonly ended: AbortSignal;
}

/** Connects player and stage: one player at a time, and a message for every failure [video-2, video-3]. */
export function createShow(options: ShowOptions): Show {
  const { stage, video, create, failureText, purpose, feature, page, signal } = options;
  const over = new AbortController();
  let player: Player | undefined;
  let isStarting = false;

  const stop = () => {
    player?.destroy();
    player = undefined;
  };
  onAbort(signal, () => {
    over.abort();
    stop();
  });

  const withdraw = (shown: Player) => {
    if (player !== shown) return;
    stop();
    stage.showLoadFailure(NO_CONSENT);
  };

  async function load(how: Beginning & { readonly focus: boolean }): Promise<void> {
    stop();
    if (purpose !== undefined && !(await isConsented(page, purpose, how.focus, over.signal))) {
      if (how.focus && !over.signal.aborted) stage.showLoadFailure(NO_CONSENT);
      return;
    }
    stage.showLoading();
    const broke = (cause: unknown) => {
      error(feature, 'The player broke; the reader sees the failure text.', cause);
      // The player may have the focus.
      stage.showError(failureText);
      stop();
    };
    try {
      const onWithdrawal = purpose === undefined ? undefined : await loadWithdrawal();
      const made = await create(stage.container, video, how, broke, over.signal);
      if (over.signal.aborted) return made.destroy();
      player = made;
      stage.showPlayer();
      if (how.focus) made.focus();
      if (purpose !== undefined) onWithdrawal?.(page, purpose, () => withdraw(made), over.signal);
    } catch (cause) {
      if (over.signal.aborted) return;
      error(feature, 'The video could not be loaded; the poster stays.', cause);
      stage.container.replaceChildren();
      stage.showLoadFailure(failureText);
    }
  }

  return {
    start(how) {
      if (isStarting || over.signal.aborted) return;
      isStarting = true;
      void load(how).finally(() => {
        isStarting = false;
      });
    },
    play: () => player?.play(),
    pause: () => player?.pause(),
    end(text) {
      over.abort();
      stage.showEnded(text);
      stop();
    },
    ended: over.signal,
  };
}
