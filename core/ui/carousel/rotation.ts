import { onAbort } from '../../platform/dom/on-abort.ts';

/** Options of a rotation. */
interface RotationOptions {
  /** Milliseconds between two steps. */
  readonly every: number;
  /** The maximum number of steps, until a restart. */
  readonly steps: number;
  /** Makes one step. */
  readonly advance: () => void;
  /** Called after the last step. */
  readonly onEnd: () => void;
  readonly signal: AbortSignal;
}

/** Makes steps automatically unless there is a reason to pause. */
export interface Rotation {
  /**
   * Adds a reason to pause, or removes it. When the last one is removed, the full time to the next step starts again.
   * @param reason its name
   */
  hold(reason: string, isHeld: boolean): void;
  /** Starts counting from the first step again. */
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
