import { collectTrace } from '../lib/collect-trace.mjs';

/** Minimum duration of a task that delays a frame, in ms. */
const LONG = 50;

/**
 * Records the activity of a page's main thread during some work.
 * @param {import('playwright').CDPSession} devtools
 * @param {number} slower factor by which times are multiplied
 * @param {() => Promise<unknown>} work
 * @returns {Promise<{ longTasks: number, longest: number, laidOut: number, styled: number }>} tasks over 50 ms of
 * processor time and the longest, the largest number of objects that one layout had to lay out, and of elements that
 * one style had
 */
export async function readTrace(devtools, slower, work) {
  const events = await collectTrace(devtools, work);
  const layouts = events.filter(({ name, ph }) => name === 'Layout' && ph !== 'E');
  const styles = events.filter(({ name }) => name === 'UpdateLayoutTree');
  const thread = events.find(({ name }) => name === 'UpdateLayoutTree' || name === 'Layout')?.tid;
  const tasks = events
    .filter(({ name, tid }) => name === 'RunTask' && tid === thread)
    .map(({ tdur = 0 }) => (tdur * slower) / 1000);
  return {
    longTasks: tasks.filter((task) => task > LONG).length,
    longest: Math.max(0, ...tasks),
    laidOut: Math.max(0, ...layouts.map(({ args }) => args.beginData?.dirtyObjects ?? 0)),
    styled: Math.max(0, ...styles.map(({ args }) => args.elementCount ?? 0)),
  };
}
