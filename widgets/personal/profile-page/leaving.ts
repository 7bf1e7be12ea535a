/** Asks a visitor who leaves the page for confirmation. */
export interface Leaving {
  /** Sets whether there are unsaved changes. */
  set(isUnsaved: boolean): void;
}

/**
 * Makes the browser prompt for confirmation before a page with unsaved changes is left (HTML, "prompt to unload"). The
 * listener exists only while there are any, because it keeps a page out of the back/forward cache.
 * @param signal ends it
 */
export function confirmBeforeLeaving(signal: AbortSignal): Leaving {
  const prompt = (event: BeforeUnloadEvent) => {
    event.preventDefault();
    // Chromium before 119 only asks if it is set.
    event.returnValue = true;
  };
  return {
    set(isUnsaved) {
      if (isUnsaved) window.addEventListener('beforeunload', prompt, { signal });
      else window.removeEventListener('beforeunload', prompt);
    },
  };
}
