/**
 * Shows on the page what is measured: each event in the data layer, and what the click-tracking service received during
 * this page view. It only reads, as a measuring service would.
 */
const events = document.querySelector('[data-shows="events"]');
const pings = document.querySelector('[data-shows="pings"]');
const SERVICE = '/third-party/click-tracking';
const TRIES = 20;
const EVERY = 500;

window.dataLayer ??= [];
const layer = window.dataLayer;
const push = layer.push.bind(layer);
layer.push = (...pushed) => {
  pushed.forEach(show);
  return push(...pushed);
};
layer.forEach(show);

function show(event) {
  addItem(events, event);
  if (event.event === 'page-view') void showPings(event.page_view_id);
}

async function showPings(view) {
  if (!pings) return;
  for (let tries = 0; tries < TRIES; tries++) {
    const answer = await fetch(`${SERVICE}?v=${view}`);
    const received = await answer.json();
    if (received.length > 0) {
      for (const { ping, withCookies } of received) addItem(pings, { ...ping, withCookies });
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, EVERY));
  }
}

function textOf(value) {
  if (value === '') return '–';
  return Array.isArray(value) || !(value instanceof Object) ? String(value) : JSON.stringify(value);
}

/** Adds an event to a list, each field on a line of its own; inserted as text, so that no markup runs. */
function addItem(list, fields) {
  if (!list) return;
  const item = document.createElement('li');
  const text = document.createElement('code');
  text.textContent = Object.entries(fields)
    .map(([name, value]) => `${name}: ${textOf(value)}`)
    .join('\n');
  item.append(text);
  list.append(item);
  list.parentElement?.querySelector('[data-shows="nothing"]')?.remove();
}
