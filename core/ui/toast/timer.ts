/** A timer that can pause. */
export interface Timer {
  /** Stops the timer. */
  pause(): void;
  /** Restarts it with another delay in milliseconds. */
  restart(delay: number): void;
}

/**
 * Starts a timer. After a pause the full time starts again, so that nothing disappears right after the pointer leaves.
 * @param delay in milliseconds
 * @param run called at the end
 */
export function startTimer(delay: number, run: () => void): Timer {
  let id = setTimeout(run, delay);
  const pause = () => clearTimeout(id);
  return {
    pause,
    restart: (again) => {
      pause();
      id = setTimeout(run, again);
    },
  };
}
