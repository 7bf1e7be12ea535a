/** Whether a sound did not begin because it was paused, or given another file, before it could. */
export const wasInterrupted = (cause: unknown): boolean => isNamed(cause, 'AbortError');

/** Whether a sound did not begin because the browser wants the reader to ask for it by a press. */
export const isWaitingToBeAsked = (cause: unknown): boolean => isNamed(cause, 'NotAllowedError');

const isNamed = (cause: unknown, name: string): boolean =>
  cause instanceof DOMException && cause.name === name;
