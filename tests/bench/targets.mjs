/**
 * The targets of the benchmark, as data. `of` and `against` name a measurement: contestant, mode, set of kinds, number
 * of hooks. The value is the ratio of the two, or the measurement itself if `against` is missing. Keys that both share
 * are outside; `n` may be a list, with a target for each.
 *
 * @typedef {object} Target
 * @property {string} what
 * @property {string} measure a column of lib/measures.mjs
 * @property {'now' | 'visible'} mode
 * @property {'widgets' | 'enhancers'} set
 * @property {number[]} n
 * @property {{ contestant: string, n?: number }} of
 * @property {{ contestant: string, n?: number }} [against]
 * @property {number} atMost
 */

/** The profile for which the targets are. */
export const TARGET_PROFILE = 'slow';

/** @type {Target[]} */
export const TARGETS = [
  {
    what: 'first React mount against the React floor (b)',
    measure: 'firstMount',
    mode: 'now',
    set: 'widgets',
    n: [1, 10],
    of: { contestant: 'ours' },
    against: { contestant: 'floor' },
    atMost: 0.97,
  },
  {
    what: 'first React mount against one React bundle (a)',
    measure: 'firstMount',
    mode: 'now',
    set: 'widgets',
    n: [1, 10],
    of: { contestant: 'ours' },
    against: { contestant: 'bundle' },
    atMost: 0.9,
  },
  {
    what: 'first mount of an enhancer against plain DOM (c)',
    measure: 'firstMount',
    mode: 'now',
    set: 'enhancers',
    n: [1, 10],
    of: { contestant: 'ours' },
    against: { contestant: 'plain' },
    atMost: 1.1,
  },
  {
    what: 'first mount against one React bundle (a)',
    measure: 'firstMount',
    mode: 'now',
    set: 'widgets',
    n: [1000],
    of: { contestant: 'ours' },
    against: { contestant: 'bundle' },
    atMost: 0.75,
  },
  {
    what: 'all mounted against one React bundle (a)',
    measure: 'lastMount',
    mode: 'now',
    set: 'widgets',
    n: [1000],
    of: { contestant: 'ours' },
    against: { contestant: 'bundle' },
    atMost: 0.6,
  },
  {
    what: 'longest task against one React bundle (a)',
    measure: 'longestTask',
    mode: 'now',
    set: 'widgets',
    n: [1000],
    of: { contestant: 'ours' },
    against: { contestant: 'bundle' },
    atMost: 0.25,
  },
  {
    what: 'viewport done, 1000 hooks against one',
    measure: 'viewportMounted',
    mode: 'visible',
    set: 'widgets',
    n: [1000],
    of: { contestant: 'ours' },
    against: { contestant: 'ours', n: 1 },
    atMost: 1.1,
  },
  {
    what: 'heap in MB',
    measure: 'heap',
    mode: 'now',
    set: 'widgets',
    n: [1],
    of: { contestant: 'ours' },
    atMost: 1.5,
  },
  {
    what: 'heap in MB',
    measure: 'heap',
    mode: 'visible',
    set: 'widgets',
    n: [1000],
    of: { contestant: 'ours' },
    atMost: 2,
  },
];
