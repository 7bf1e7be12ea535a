/** A time that can be held up. */
export interface Timer {
  /** Stops it. */
  pause(): void;
  /** Runs it from the beginning, for another time in milliseconds. */
  restart(delay: number): void;
}

/**
 * Starts a timer. Who was held up gets the whole time again: nothing goes away under the pointer's last move.
 * @param delay milliseconds
 * @param run what is run at the end
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
