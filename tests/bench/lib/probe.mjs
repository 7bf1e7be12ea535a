/**
 * Runs in the page before anything else, the same for every contestant. A hook counts as mounted when the root element
 * of its kind, which has `data-bench-done`, is in the document: a MutationObserver for the page detects that in the
 * microtask after the commit. Its cost is the same for all contestants.
 */
export function installProbe() {
  const times = new Map();
  const waiting = [];
  let longest = 0;
  new MutationObserver((records) => {
    const now = performance.now();
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        const roots = node.matches('[data-bench-done]') ? [node] : node.querySelectorAll('[data-bench-done]');
        for (const root of roots) {
          const hook = root.closest('[data-widget]');
          if (hook && !times.has(hook)) times.set(hook, now);
        }
      }
    }
    for (const { count, resolve } of waiting) if (times.size >= count) resolve();
  }).observe(document, { childList: true, subtree: true });
  const tasks = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  });
  tasks.observe({ type: 'longtask', buffered: true });

  window.benchProbe = {
    whenMounted: (count) =>
      new Promise((resolve) => {
        if (times.size >= count) resolve();
        else waiting.push({ count, resolve });
      }),
    forget: () => times.clear(),
    /** Reads the measurements without forcing a layout. */
    read: () => {
      for (const { duration } of tasks.takeRecords()) longest = Math.max(longest, duration);
      const all = [...times.values()];
      return {
        mounted: all.length,
        firstMount: Math.min(...all),
        lastMount: Math.max(...all),
        longestTask: longest,
      };
    },
    /** The time at which the last hook of the first screen was mounted; undefined if one is not mounted. */
    readViewport: () => {
      const seen = [];
      for (const hook of document.querySelectorAll('[data-widget]')) {
        if (hook.getBoundingClientRect().top >= innerHeight) break;
        seen.push(times.get(hook));
      }
      return seen.includes(undefined) ? undefined : Math.max(...seen);
    },
  };
}
