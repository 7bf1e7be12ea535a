import type { Episode } from '../../../core/domain/audio/episode.ts';
import { holdsSound } from '../../../core/domain/audio/holds-sound.ts';
import { type Listening, onListening, type Resumption } from '../../../core/domain/audio/listening.ts';
import { observeListening } from '../../../core/domain/audio/observe-listening.ts';
import type { Playback } from '../../../core/domain/audio/playback.ts';
import { resumeListening } from '../../../core/domain/audio/resume-listening.ts';
import type { Page } from '../../../core/runtime/page/page.ts';
import type { PlayerStore } from './player-state.ts';
import type { Position } from './position.ts';
import type { Queue } from './queue.ts';

interface ResumingParts {
  readonly page: Page;
  /** The episode of the server's element. */
  readonly served: Episode | undefined;
  /** Whether the player continues any sound of the previous page, or only its own episode. */
  readonly isDock: boolean;
  readonly store: PlayerStore;
  readonly playback: Playback;
  readonly position: Position;
  readonly queue: Queue;
  /** Ends it. */
  readonly signal: AbortSignal;
}

/**
 * Continues the sound that the previous page played, and lets the next page continue the sound of this one.
 * @param audio the sound
 * @param parts see {@link ResumingParts}
 */
export function resumeAcrossPages(audio: HTMLMediaElement, parts: ResumingParts): void {
  const { page, served, isDock, store, playback, position, queue, signal } = parts;
  const { getState, setState } = store;
  const resume = async ({ sound, next, at, speed }: Listening, how: Resumption) => {
    // The visitor has started a sound on this page in the meantime; it is stored after its event.
    if (!audio.paused) return;
    queue.hold(sound, next);
    position.setSpeed(speed);
    position.seek(at);
    // It continues from here, not from the position of an earlier visit.
    setState({ offer: undefined });
    if (how === 'play') await playback.play(false);
    // The browser may require a click first.
    if (audio.paused && !signal.aborted) setState({ offer: at });
  };
  const current = () => {
    const { episode } = getState();
    return episode && { sound: episode, next: queue.next() };
  };
  observeListening(audio, current, page, signal);
  resumeListening(
    page,
    {
      audio,
      wants: ({ sound }) => (isDock ? !holdsSound(sound.id) : sound.id === served?.id),
      resume: (listening, how) => void resume(listening, how),
      // After Back, the visitor may have closed it on a later page.
      rest: () => isDock && getState().episode && queue.drop(),
    },
    signal,
  );
  /** Another sound of the page has replaced it. */
  const leaveOthers = (listening: Listening | undefined) => {
    const { episode } = getState();
    if (episode && listening && listening.sound.id !== episode.id) queue.drop();
  };
  if (isDock) onListening(leaveOthers, signal);
}
