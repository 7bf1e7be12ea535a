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
  /** Whether this hook is the first on the page with the recording: an article may be in two lists. */
  readonly isFirst: () => boolean;
}

/**
 * Continues a recording: on this page while the visitor scrolls, on the next page, and on this page the one that the
 * previous page played [listen-to-1].
 * @param hook the recording's hook
 * @param options see {@link GoOn}
 */
export function goOn(
  hook: HTMLElement,
  { audio, control, sounds, isFirst, feature, page, signal }: GoOn,
): void {
  if (signal.aborted) return;
  // If this fails, the recording continues with the article's own button.
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
        // The visitor has started it on this page in the meantime.
        if (!audio.paused) return;
        audio.defaultPlaybackRate = audio.playbackRate = speed;
        audio.currentTime = at;
        if (how === 'play') void control.play();
        // The browser may require a click first: the small player has a button for it.
        reach();
      },
    },
    signal,
  );
}
