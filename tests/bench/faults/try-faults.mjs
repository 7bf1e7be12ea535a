import { openPage } from '../lib/browser.mjs';
import { pageHtml } from '../lib/page.mjs';
import { FAULTS } from './faults.mjs';

/** Contestants whose faults are compared; plain DOM code fails in ways of its own, which are not those of a loader. */
const COMPARED = ['ours', 'bundle', 'floor'];

/** Time after the page's HTML at which the page's loader has loaded, and the delayed file has not, in ms. */
const LOADER_THERE = 700;

/**
 * Tries the faults in the browser.
 * @param {import('playwright').Browser} browser
 * @param {Awaited<ReturnType<typeof import('../lib/server.mjs').startServer>>} server
 * @param {import('../lib/build-contestants.mjs').Contestant[]} contestants
 * @returns {Promise<{ title: string, seen: Record<string, { label: string, ok: boolean, saw: string }> }[]>}
 */
export async function tryFaults(browser, server, contestants) {
  const compared = contestants.filter(({ name }) => COMPARED.includes(name));
  const rows = [];
  for (const fault of FAULTS) {
    const seen = {};
    for (const contestant of compared) {
      seen[contestant.name] = {
        label: contestant.label,
        ...(await tryFault(browser, server, contestant, fault)),
      };
    }
    rows.push({ title: fault.title, seen });
  }
  return rows;
}

async function tryFault(browser, server, contestant, { hooks, spoil, provoke, settle, observe }) {
  const kinds = [...new Set(hooks.map(({ kind }) => kind))];
  const address = server.publish('/fault', pageHtml({ head: contestant.head('now', kinds), hooks }));
  server.setRule(spoil && spoiling(contestant.fileOf(kinds[0]), spoil));
  const { page, close } = await openPage(browser, 'fast');
  try {
    const messages = [];
    await page.addInitScript(countTimers);
    page.on('pageerror', ({ message }) => messages.push(message));
    page.on('console', (message) => {
      // The browser's own message about a failed request contains no widget and reaches no error report.
      const isOwn = !message.text().startsWith('Failed to load resource');
      if (isOwn && ['error', 'warning'].includes(message.type())) messages.push(message.text());
    });
    await page.goto(address, { waitUntil: 'commit' });
    if (provoke) {
      await page.waitForTimeout(LOADER_THERE);
      await provoke(page);
    }
    await page.waitForTimeout(settle);
    return await observe(page, messages);
  } finally {
    server.setRule(undefined);
    await close();
  }
}

/** A server's rule that spoils one file, counting its requests. */
function spoiling(file, spoil) {
  let attempts = 0;
  return (path) => (path.endsWith(`/${file.split('/').pop()}`) ? spoil(attempts++) : undefined);
}

/** Runs in the page: counts the active intervals. */
function countTimers() {
  const { setInterval: start, clearInterval: stop } = window;
  window.benchTimers = new Set();
  window.setInterval = (...given) => {
    const id = start(...given);
    window.benchTimers.add(id);
    return id;
  };
  window.clearInterval = (id) => {
    window.benchTimers.delete(id);
    stop(id);
  };
}
