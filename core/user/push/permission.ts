/** Whether this browser has all that push messages need; browsers offer it to pages over https only. */
export function isPushSupported(): boolean {
  return (
    window.isSecureContext === true &&
    'serviceWorker' in navigator &&
    'PushManager' in window &&
    'Notification' in window
  );
}

/**
 * Whether the visitor is to be asked [web-push-2].
 * @param permission of the browser
 * @param denied the stored flag; undefined until the visitor has decided
 */
export function mayAsk(permission: NotificationPermission, denied: boolean | undefined): boolean {
  return permission !== 'denied' && denied === undefined;
}

/**
 * Whether messages are on in this browser: both the browser and the visitor agree.
 * @param permission of the browser
 * @param denied the stored flag
 */
export function isPushOn(permission: NotificationPermission, denied: boolean | undefined): boolean {
  return permission === 'granted' && denied === false;
}

/**
 * The flag to store after the browser's own question [web-push-4, web-push-7].
 * @param permission how the question ended
 * @returns undefined if the visitor has not decided: nothing is stored
 */
export function deniedBy(permission: NotificationPermission): boolean | undefined {
  return permission === 'default' ? undefined : permission === 'denied';
}
