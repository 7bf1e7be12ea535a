/** A video as the hook describes it. */
export interface Video {
  /** Files of the video, best first; empty for a third party's video. */
  readonly sources: readonly { readonly address: string; readonly type: string }[];
  /** The third party's id of the video. */
  readonly id: string | undefined;
  /** WebVTT with Dutch captions. */
  readonly captions: string | undefined;
  readonly title: string;
  readonly live: boolean;
}

/** Options for starting a player. */
export interface Beginning {
  /** Whether it starts playing at once; browsers may refuse. */
  readonly autoplay: boolean;
  readonly muted: boolean;
}

/** A player in its container. */
export interface Player {
  play(): void;
  pause(): void;
  /** Moves the focus to the player's controls. */
  focus(): void;
  /** Removes the player and stops everything that it started. */
  destroy(): void;
}

/**
 * Creates a player: one interface for the browser's own video and a third party's player.
 * @param container an empty element in the page that the player fills
 * @param onError called when the player fails after it was ready
 * @param signal cancels; an unfinished player is removed
 * @returns the player, once the video can be played
 * @throws Error (as a rejection) if it cannot be loaded
 */
export type CreatePlayer = (
  container: HTMLElement,
  video: Video,
  beginning: Beginning,
  onError: (cause: unknown) => void,
  signal: AbortSignal,
) => Promise<Player>;
