import { markdownTable } from '../lib/write-measured.mjs';

const COLUMNS = [
  ['page', ({ name }) => name],
  ['requests', ({ cost }) => cost.requests],
  ['kB', ({ cost }) => cost.kilobytes.toFixed(0)],
  ['files of the product', ({ cost }) => cost.files],
  ['kB of the product', ({ cost }) => cost.productKilobytes.toFixed(1)],
  ['main thread, s', ({ cost }) => cost.mainThread.toFixed(2)],
  ['without it, s', ({ bare }) => bare.mainThread.toFixed(2)],
  ['style recalculations', ({ cost }) => cost.styles],
  ['without it', ({ bare }) => bare.styles],
  ['blocking from React on, ms', ({ cost }) => cost.blocking?.toFixed(0) ?? '–'],
  ['longest of these tasks, ms', ({ cost }) => cost.longest?.toFixed(0) ?? '–'],
  ['LCP, s', ({ cost }) => cost.lcp.toFixed(2)],
  ['without it, s', ({ bare }) => bare.lcp.toFixed(2)],
  ['LCP element', ({ cost }) => `\`${cost.lcpElement}\``],
];

/**
 * @param {{ name: string, cost: import('./measure-page.mjs').PageCost, bare: import('./measure-page.mjs').PageCost }[]}
 *   pages
 * @returns {string} a table in Markdown
 */
export function tableOf(pages) {
  return markdownTable(
    COLUMNS.map(([title]) => title),
    pages.map((page) => COLUMNS.map(([, read]) => read(page))),
  );
}

/**
 * The median of each figure of some loads of one page; a value that is not a number is that of the load with the median
 * paint.
 * @param {readonly import('./measure-page.mjs').PageCost[]} loads at least one
 * @returns {import('./measure-page.mjs').PageCost}
 */
export function medianLoad(loads) {
  const middle = Math.floor(loads.length / 2);
  const byPaint = [...loads].sort((one, other) => one.lcp - other.lcp)[middle];
  return Object.fromEntries(
    Object.entries(byPaint).map(([key, value]) => {
      if (typeof value !== 'number') return [key, value];
      return [key, loads.map((load) => load[key]).sort((one, other) => one - other)[middle]];
    }),
  );
}
