/** The path of the call that sends a token; the page and the service worker make it [web-push-4]. */
export const SET_TOKEN = '/user/set_token';
