import type { CreatePlayer } from '../../../core/domain/video/player.ts';
import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { createKept } from '../../../core/ui/served/create-kept.ts';
import type { PlaylistVideo } from './playlist.ts';
import type { PlayerPlace } from './SlideBar.tsx';
import { showVideo } from './show-video.ts';
import type { Slide } from './slides.ts';

interface TurnOptions {
  readonly slides: readonly Slide[];
  /** The video of each slide. */
  readonly videos: readonly (PlaylistVideo | undefined)[];
  readonly createPlayer: CreatePlayer;
  /** Called with the position of the player, which must be rendered synchronously; undefined without a player. */
  readonly onPlace: (place: PlayerPlace | undefined) => void;
  /** Announces a text to screen readers. */
  readonly announce: (text: string) => void;
  readonly feature: string;
  /** Ends the current video. */
  readonly signal: AbortSignal;
}

/** Plays one video at a time. */
interface Turns {
  /** Plays the video of a slide; the previous video's poster returns. */
  start(index: number, how: { readonly autoplay: boolean; readonly focus: boolean }): void;
  /** Whether the visitor has started a video. */
  isOn(): boolean;
}

/** Creates the player control of the videos: one plays at a time, in place of its poster. */
export function createTurns({ slides, videos, onPlace, signal, ...rest }: TurnOptions): Turns {
  let turn: AbortController | undefined;
  let count = 0;
  onAbort(signal, () => turn?.abort());
  return {
    isOn: () => turn !== undefined,
    start(index, how) {
      turn?.abort();
      turn = undefined;
      const slide = slides[index];
      const video = videos[index];
      if (!slide || !video) return onPlace(undefined);
      const own = new AbortController();
      turn = own;
      count += 1;
      const player = createKept();
      const { picture, link } = slide;
      const { offsetWidth, offsetHeight } = picture;
      const place = {
        turn: count,
        poster: link?.contains(picture) ? link : picture,
        // The player has the size of the poster, so that nothing moves.
        ratio: offsetHeight > 0 ? `${offsetWidth} / ${offsetHeight}` : undefined,
        player,
      };
      onPlace({ ...place, isShown: false });
      void showVideo(player[0], slide, video, {
        ...rest,
        ...how,
        onShown: () => onPlace({ ...place, isShown: true }),
        onFailed: () => onPlace(undefined),
        signal: own.signal,
      });
    },
  };
}
