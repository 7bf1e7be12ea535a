/** The maximum time of work before the loader yields to painting and input, in ms. */
const SLICE = 12;

const jobs: (() => void)[] = [];
let working = false;
/** The time at which the slice ends; jobs that are queued before that belong to it. */
let end = 0;

/** Queues a job. Jobs run in order, in slices, so that no task becomes long, however many hooks there are. */
export function enqueue(job: () => void): void {
  jobs.push(job);
  if (working) return;
  working = true;
  queueMicrotask(work);
}

function work(): void {
  if (performance.now() >= end) end = performance.now() + SLICE;
  try {
    while (jobs.length && performance.now() < end) (jobs.shift() as () => void)();
  } finally {
    // A job that throws ends its slice, not the queue. Jobs that the promises of a full slice queue run in the next
    // one.
    working = !!jobs.length || performance.now() >= end;
    if (working) afterYield(work);
  }
}

/** Yields to the browser; scheduler.yield, if supported, keeps our position in the queue. */
function afterYield(next: () => void): void {
  const { scheduler } = window as { scheduler?: { yield?: () => Promise<void> } };
  if (scheduler && scheduler.yield) void scheduler.yield().then(next);
  else setTimeout(next);
}
