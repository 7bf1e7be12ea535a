import { openPage, readMemory } from './browser.mjs';
import { within } from './measure-load.mjs';

const TIMEOUT = 120_000;

/**
 * Measures leaks after many rounds of mounting and unmounting.
 * @param {import('playwright').Browser} browser
 * @param {{ address: string, n: number, rounds: number, way: 'api' | 'dom' }} run `api` unmounts and mounts through the
 * contestant's own functions; `dom` removes hooks from the page and inserts new ones, like scripts of a page do.
 * Contestants that do not observe the document are notified of the new ones.
 */
export async function measureRounds(browser, { address, n, rounds, way }) {
  const { page, devtools, close } = await openPage(browser, 'fast');
  try {
    await page.goto(address, { waitUntil: 'load' });
    await within(
      TIMEOUT,
      page.evaluate((count) => window.benchProbe.whenMounted(count), n),
    );
    // The first rounds fill caches that stay; only later growth is a leak.
    await within(TIMEOUT, page.evaluate(runRounds, { n, rounds: 5, way }));
    const before = await readMemory(devtools);
    const ms = await within(TIMEOUT, page.evaluate(runRounds, { n, rounds, way }));
    const after = await readMemory(devtools);
    return {
      heapBefore: before.heap,
      heapAfter: after.heap,
      nodesBefore: before.nodes,
      nodesAfter: after.nodes,
      msPerRound: ms / rounds,
    };
  } finally {
    await close();
  }
}

/** Runs in the page. @returns duration of all rounds in ms */
async function runRounds({ n, rounds, way }) {
  const mount = (root) =>
    window.bench ? window.bench.mount(root) : window.nmt.push((nmt) => nmt.mount(root));
  const unmount = (root) =>
    window.bench ? window.bench.unmount(root) : window.nmt.push((nmt) => nmt.unmount(root));
  const turn = () => new Promise((resolve) => setTimeout(resolve));
  window.benchServed ??= [...document.querySelectorAll('[data-widget]')].map((hook) => {
    const fresh = hook.cloneNode(false);
    fresh.removeAttribute('data-widget-state');
    return fresh;
  });
  const since = performance.now();
  for (let round = 0; round < rounds; round++) {
    window.benchProbe.forget();
    if (way === 'api') {
      unmount(document);
      await turn();
      mount(document);
    } else {
      for (const [index, hook] of [...document.querySelectorAll('[data-widget]')].entries()) {
        const fresh = window.benchServed[index].cloneNode(true);
        hook.replaceWith(fresh);
        // Their mount() takes the content of a root; the product finds the hook itself.
        if (window.bench) window.bench.mount({ querySelectorAll: () => [fresh] });
      }
    }
    await window.benchProbe.whenMounted(n);
    await turn();
  }
  return performance.now() - since;
}
