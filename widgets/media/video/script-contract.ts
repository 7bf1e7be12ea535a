import { isRecord } from '../../../core/runtime/config/guards.ts';

/**
 * What the third party's script puts on the page as `window.videoPlayer`; see docs/third-parties.md. Another party's
 * script is fitted to it in script-player.ts alone.
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
      readonly language: 'nl';
    },
  ): ScriptPlayer;
}

/** A player of the third party. */
export interface ScriptPlayer {
  on(event: 'ready' | 'error', handler: (detail?: unknown) => void): void;
  play(): void;
  pause(): void;
  destroy(): void;
}

/** Whether the script did what was agreed; it is not ours. */
export function isPlayerScript(value: unknown): value is PlayerScript {
  return isRecord(value) && typeof value.create === 'function';
}

/** Whether what it made is a player. */
export function isScriptPlayer(value: unknown): value is ScriptPlayer {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['on', 'play', 'pause', 'destroy'].every((name) => typeof Reflect.get(value, name) === 'function')
  );
}
