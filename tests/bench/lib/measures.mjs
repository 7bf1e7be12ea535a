const ms = (value) => (Number.isFinite(value) ? String(Math.round(value)) : '–');
const count = (value) => String(Math.round(value));

/** The measures of a load: key in a result, heading, and format of a median. */
export const MEASURES = [
  { key: 'bytes', heading: 'kB', show: (value) => (value / 1000).toFixed(1) },
  { key: 'requests', heading: 'requests', show: count },
  { key: 'firstMount', heading: 'first mount ms', show: ms },
  { key: 'lastMount', heading: 'last mount ms', show: ms },
  { key: 'viewportMounted', heading: 'viewport done ms', show: ms },
  { key: 'longestTask', heading: 'longest task ms', show: (value) => (value === 0 ? '<50' : ms(value)) },
  { key: 'busy', heading: 'main thread ms', show: ms },
  { key: 'script', heading: 'script ms', show: ms },
  { key: 'layout', heading: 'layout+style ms', show: ms },
  { key: 'heap', heading: 'heap MB', show: (value) => value.toFixed(2) },
  { key: 'mounted', heading: 'mounted', show: count },
];

/** The measures of rounds of mounting and unmounting. */
export const ROUND_MEASURES = [
  { key: 'heapBefore', heading: 'heap MB before', show: (value) => value.toFixed(2) },
  { key: 'heapAfter', heading: 'heap MB after', show: (value) => value.toFixed(2) },
  { key: 'nodesBefore', heading: 'nodes before', show: count },
  { key: 'nodesAfter', heading: 'nodes after', show: count },
  { key: 'msPerRound', heading: 'ms per round', show: (value) => value.toFixed(1) },
];

/** The median of some numbers; NaN for an empty list. */
export function median(values) {
  const sorted = values.filter(Number.isFinite).sort((a, b) => a - b);
  if (sorted.length === 0) return Number.NaN;
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** Medians of many results, key by key. */
export const medians = (results, measures) =>
  Object.fromEntries(measures.map(({ key }) => [key, median(results.map((result) => result[key]))]));
