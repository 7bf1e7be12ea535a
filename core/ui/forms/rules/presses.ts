/** Runs functions while no pointer is pressed. */
export interface Presses {
  /** Runs a function at once, or after the release of a pressed pointer and its click event. */
  whenReleased(run: () => void): void;
}

/**
 * Watches pointer presses. A field loses the focus on pointerdown: an error message that shows then could move the
 * button under the pointer before pointerup, and the click would be lost.
 * @param signal stops the watch and drops waiting functions
 */
export function watchPresses(signal: AbortSignal): Presses {
  let isDown = false;
  let waiting: (() => void)[] = [];
  const released = () => {
    isDown = false;
    // The click event follows the release in the same task.
    setTimeout(() => {
      const due = waiting;
      waiting = [];
      if (!signal.aborted) for (const run of due) run();
    });
  };
  const options = { capture: true, passive: true, signal };
  document.addEventListener(
    'pointerdown',
    () => {
      isDown = true;
    },
    options,
  );
  document.addEventListener('pointerup', released, options);
  document.addEventListener('pointercancel', released, options);
  return {
    whenReleased(run) {
      if (isDown) waiting.push(run);
      else run();
    },
  };
}
