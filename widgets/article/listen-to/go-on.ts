import type { Listening } from '../../../core/domain/audio/listening.ts';
import { observeListening } from '../../../core/domain/audio/observe-listening.ts';
import { resumeListening } from '../../../core/domain/audio/resume-listening.ts';
import type { Context } from '../../../core/runtime/feature/feature.ts';
import { createShow } from '../../../core/runtime/feature/show-view.tsx';
import { warn } from '../../../core/runtime/log/log.ts';
import { keepInReach } from './keep-in-reach.ts';
import { SmallPlayer } from './SmallPlayer.tsx';

interface GoOn extends Pick<Context, 'feature' | 'page' | 'signal'> {
  readonly audio: HTMLAudioElement;
  /** The button in the article. */
  readonly control: { readonly button: HTMLButtonElement; readonly play: () => Promise<void> };
  /** The recording and what follows it in its list. */
  readonly sounds: () => Pick<Listening, 'sound' | 'next'>;
  /** Whether this hook is the page's first with the recording: an article may stand in two lists. */
  readonly isFirst: () => boolean;
}

/**
 * Lets a recording go on: on this page while the visitor scrolls, on the next page, and here with what the page before
 * played [listen-to-1].
 * @param hook the recording's hook
 * @param options see {@link GoOn}
 */
export function goOn(
  hook: HTMLElement,
  { audio, control, sounds, isFirst, feature, page, signal }: GoOn,
): void {
  if (signal.aborted) return;
  // Without it the recording goes on, with the article's own button.
  const fail = (cause: unknown) => warn(feature, `There is no small player: ${cause}`);
  const show = createShow(SmallPlayer, { hook, at: 'beforeend', signal, fail });
  let isInReach = false;
  const reach = () => {
    if (isInReach) return;
    isInReach = true;
    keepInReach(control.button, audio, { show, signal });
  };
  observeListening(audio, sounds, page, signal);
  audio.addEventListener('play', reach, { signal });
  if (!audio.paused) reach();
  resumeListening(
    page,
    {
      audio,
      wants: ({ sound }) => sound.id === sounds().sound.id && isFirst(),
      resume({ at, speed }, how) {
        // The visitor has started it here meanwhile.
        if (!audio.paused) return;
        audio.defaultPlaybackRate = audio.playbackRate = speed;
        audio.currentTime = at;
        if (how === 'play') void control.play();
        // The browser may want a press first: the small player has a button for it.
        reach();
      },
    },
    signal,
  );
}
