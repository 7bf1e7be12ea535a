/** Milliseconds for which the invitation fades out [login-modal-3]. */
export const FADE_OUT = 450;
