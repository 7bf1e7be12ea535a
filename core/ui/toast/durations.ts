/** Milliseconds in which a toast comes in, unless the reader wants less motion [toast-1]. */
export const SHOW_ANIMATION = 700;
/** Milliseconds in which it goes out, unless the reader wants less motion [toast-1]. */
export const OUT_ANIMATION = 400;
/** Milliseconds for which a toast stands, where the caller names no other [toast-1]. */
export const VISIBLE = 1500;
/** Milliseconds for which a toast about a followed topic stands [toast-2]. */
export const TOPIC_DURATION = 6000;
/** Milliseconds for which a toast about the clipboard stands [toast-2]. */
export const CLIPBOARD_DURATION = 3000;
