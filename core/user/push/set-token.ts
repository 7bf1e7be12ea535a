/** The path of the call that sends a token, which the page and the service worker make [web-push-4]. */
export const SET_TOKEN = '/user/set_token';
