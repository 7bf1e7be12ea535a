/** Whether this browser supports everything that push messages need; browsers support it only on pages over https. */
export function isPushSupported(): boolean {
  return (
    window.isSecureContext === true &&
    'serviceWorker' in navigator &&
    'PushManager' in window &&
    'Notification' in window
  );
}

/**
 * Whether the visitor should be asked [web-push-2].
 * @param permission the browser's permission
 * @param denied the stored flag; undefined until the visitor has decided
 */
export function mayAsk(permission: NotificationPermission, denied: boolean | undefined): boolean {
  return permission !== 'denied' && denied === undefined;
}

/**
 * Whether messages are on in this browser: both the browser and the visitor agree.
 * @param permission the browser's permission
 * @param denied the stored flag
 */
export function isPushOn(permission: NotificationPermission, denied: boolean | undefined): boolean {
  return permission === 'granted' && denied === false;
}

/**
 * Returns the flag to store after the browser's own question [web-push-4, web-push-7].
 * @param permission the answer to the question
 * @returns undefined if the visitor has not decided: nothing is stored
 */
export function deniedBy(permission: NotificationPermission): boolean | undefined {
  return permission === 'default' ? undefined : permission === 'denied';
}
