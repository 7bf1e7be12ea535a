/** The duration of the entry animation in ms, unless the visitor prefers reduced motion [toast-1]. */
export const SHOW_ANIMATION = 700;
/** The duration of the exit animation in ms, unless the visitor prefers reduced motion [toast-1]. */
export const OUT_ANIMATION = 400;
/** Default milliseconds for which a toast is visible [toast-1]. */
export const VISIBLE = 1500;
/** Milliseconds for which a toast about a followed topic is visible [toast-2]. */
export const TOPIC_DURATION = 6000;
/** Milliseconds for which a toast about the clipboard is visible [toast-2]. */
export const CLIPBOARD_DURATION = 3000;
