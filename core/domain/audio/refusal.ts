/** Whether playing was aborted before it began: by a pause, or by another file. */
export const wasInterrupted = (cause: unknown): boolean => isNamed(cause, 'AbortError');

/** Whether the browser refused to play without a click. */
export const isWaitingToBeAsked = (cause: unknown): boolean => isNamed(cause, 'NotAllowedError');

const isNamed = (cause: unknown, name: string): boolean =>
  cause instanceof DOMException && cause.name === name;
