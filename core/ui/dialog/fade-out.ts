/** Milliseconds in which overlay and panel fade out [modal-behaviour-9]. */
export const FADE_OUT = 250;
