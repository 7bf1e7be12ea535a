/** Minimum duration of a task that delays a frame, in ms. */
const LONG = 50;

/** The file of React. */
const REACT = /\/assets\/react-\w{5}\.js/;

/**
 * How long React, and what it renders, block the page: for each task from React's arrival on, the time above 50 ms, as
 * in Total Blocking Time.
 * @param {readonly Record<string, any>[]} events events of a trace
 * @returns {{ blocking: number | undefined, longest: number | undefined }} in ms of processor time; undefined without
 * React
 */
export function blockedByReact(events) {
  const arrival = events.find(({ name, args }) => name === 'EvaluateScript' && REACT.test(args.data?.url ?? ''));
  if (!arrival) return { blocking: undefined, longest: undefined };
  const tasks = events
    .filter(({ name, pid, tid }) => name === 'RunTask' && pid === arrival.pid && tid === arrival.tid)
    .filter(({ ts, dur = 0 }) => ts + dur > arrival.ts)
    .map(({ tdur = 0 }) => tdur / 1000);
  return {
    blocking: tasks.reduce((sum, task) => sum + Math.max(0, task - LONG), 0),
    longest: Math.max(0, ...tasks),
  };
}
