/**
 * Which prompt goes first where several want the reader's attention; the higher one wins. The first ones the
 * page cannot do without, the last ones only offer something.
 */
export const PRIORITY = Object.freeze({
  consent: 900,
  paywall: 800,
  login: 700,
  dialog: 600,
  historyNotice: 500,
  welcome: 400,
  newsletter: 300,
  tour: 200,
  push: 100,
  appBar: 50,
});
