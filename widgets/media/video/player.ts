/** A video as the hook describes it. */
export interface Video {
  /** Files of the video itself, best first; empty where a third party has it. */
  readonly sources: readonly { readonly address: string; readonly type: string }[];
  /** What the third party knows the video by. */
  readonly id: string | undefined;
  /** WebVTT with Dutch captions. */
  readonly captions: string | undefined;
  readonly title: string;
  readonly live: boolean;
}

/** How a player begins. */
export interface Beginning {
  /** Whether it plays at once; browsers may refuse. */
  readonly autoplay: boolean;
  readonly muted: boolean;
}

/** A player in its place. */
export interface Player {
  play(): void;
  pause(): void;
  /** Puts the focus on the player's controls. */
  focus(): void;
  /** Takes it out of the page, with all that it started. */
  destroy(): void;
}

/**
 * Makes a player: the one interface behind which the browser's own video and a third party's player are the same.
 * @param place an empty element in the page that the player fills
 * @param onError called when the player breaks after it was ready
 * @param signal ends the waiting; what was made until then is taken out again
 * @returns the player, once the video can be played
 * @throws Error (as a rejection) where it cannot be loaded
 */
export type CreatePlayer = (
  place: HTMLElement,
  video: Video,
  beginning: Beginning,
  onError: (cause: unknown) => void,
  signal: AbortSignal,
) => Promise<Player>;
