/** Calls a handler when the permission for notifications changes, such as in the browser's own settings. */
export function watchPermission(handler: () => void, signal: AbortSignal): void {
  navigator.permissions?.query({ name: 'notifications' }).then(
    (status) => status.addEventListener('change', handler, { signal }),
    // Some browsers do not support this permission; the next page then shows the change.
    () => {},
  );
}
