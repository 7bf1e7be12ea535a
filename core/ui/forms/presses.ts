/** Runs things when no button of a mouse, no finger and no pen is down. */
export interface Presses {
  /** Runs at once, or when what is down has come up and its click has been told. */
  whenReleased(run: () => void): void;
}

/**
 * Watches presses. A field is left when the button under the pointer goes down: a message that came then would
 * move that button away before it comes up, and the click would be lost.
 * @param signal ends the watch; what is waiting is dropped
 */
export function watchPresses(signal: AbortSignal): Presses {
  let isDown = false;
  let waiting: (() => void)[] = [];
  const released = () => {
    isDown = false;
    // The click comes after the release, in the same task.
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
