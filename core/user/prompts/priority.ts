/**
 * The priorities of prompts; of several, the one with the highest is shown. The first ones are essential for the page,
 * the last ones only offer something.
 */
export const PRIORITY = Object.freeze({
  consent: 900,
  paywall: 800,
  login: 700,
  gift: 650,
  meter: 600,
  historyNotice: 500,
  newsletter: 300,
  tour: 200,
  push: 100,
  appBar: 50,
});
