import { onAbort } from '../../platform/dom/on-abort.ts';

/** What a rotation does, and when. */
interface RotationOptions {
  /** Milliseconds between two steps. */
  readonly every: number;
  /** After so many steps it is over, until it is started anew. */
  readonly steps: number;
  /** Takes one step. */
  readonly advance: () => void;
  /** Told when the last step has been taken. */
  readonly onEnd: () => void;
  readonly signal: AbortSignal;
}

/** Takes steps by itself for as long as nothing speaks against it. */
export interface Rotation {
  /**
   * Adds a reason to pause, or removes it. When the last one is removed, the time to the next step begins anew.
   * @param reason its name
   */
  hold(reason: string, isHeld: boolean): void;
  /** Counts its steps from the first one again. */
  restart(): void;
}

/** Starts a rotation. */
export function createRotation({ every, steps, advance, onEnd, signal }: RotationOptions): Rotation {
  const reasons = new Set<string>();
  let left = steps;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const wait = () => {
    clearTimeout(timer);
    if (reasons.size === 0 && left > 0 && !signal.aborted) timer = setTimeout(step, every);
  };
  const step = () => {
    left -= 1;
    advance();
    if (left === 0) onEnd();
    wait();
  };
  onAbort(signal, () => clearTimeout(timer));
  wait();

  return {
    hold(reason, isHeld) {
      if (reasons.has(reason) === isHeld) return;
      const wasHeld = reasons.size > 0;
      if (isHeld) reasons.add(reason);
      else reasons.delete(reason);
      if (wasHeld !== reasons.size > 0) wait();
    },
    restart() {
      left = steps;
      wait();
    },
  };
}
