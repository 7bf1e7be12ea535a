import { isRecord } from '../../runtime/config/guards.ts';

/**
 * The interface that the third party's script sets as `window.videoPlayer`; see docs/third-parties.md. Only
 * script-player.ts knows it.
 */
export interface PlayerScript {
  create(
    container: HTMLElement,
    options: {
      readonly id: string;
      readonly title: string;
      readonly live: boolean;
      readonly autoplay: boolean;
      readonly muted: boolean;
      /** A BCP 47 language tag. */
      readonly language: string;
    },
  ): ScriptPlayer;
  /** The videos of a playlist; only the slideshow needs it. */
  playlist?(id: string): Promise<unknown>;
}

/** A player of the third party. */
export interface ScriptPlayer {
  on(event: 'ready' | 'error', handler: (detail?: unknown) => void): void;
  play(): void;
  pause(): void;
  destroy(): void;
}

/** Whether the third party's script implements the expected interface. */
export function isPlayerScript(value: unknown): value is PlayerScript {
  return isRecord(value) && typeof value.create === 'function';
}

/** Whether a value is a player with the expected interface. */
export function isScriptPlayer(value: unknown): value is ScriptPlayer {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['on', 'play', 'pause', 'destroy'].every((name) => typeof Reflect.get(value, name) === 'function')
  );
}
