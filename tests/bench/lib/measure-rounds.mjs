import { openPage, readMemory } from './browser.mjs';
import { within } from './measure-load.mjs';

const TIMEOUT = 120_000;

/**
 * What is left behind after many rounds of mounting and unmounting.
 * @param {import('playwright').Browser} browser
 * @param {{ address: string, n: number, rounds: number, way: 'api' | 'dom' }} run `api` unmounts and mounts
 *   through the contestant's own functions; `dom` takes hooks out of the page and puts fresh ones in, as
 *   scripts of a page do. Contestants that do not watch the document are told of the fresh ones.
 */
export async function measureRounds(browser, { address, n, rounds, way }) {
  const { page, devtools, close } = await openPage(browser, 'fast');
  try {
    await page.goto(address, { waitUntil: 'load' });
    await within(
      TIMEOUT,
      page.evaluate((count) => window.benchProbe.whenMounted(count), n),
    );
    // The first rounds fill caches that stay; only what comes after them is a leak.
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

/** Runs in the page. @returns ms that all rounds took */
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
        // Their mount() takes the content of a root; ours finds the hook by itself.
        if (window.bench) window.bench.mount({ querySelectorAll: () => [fresh] });
      }
    }
    await window.benchProbe.whenMounted(n);
    await turn();
  }
  return performance.now() - since;
}
