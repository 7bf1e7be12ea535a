/** The longest slice of work before the loader yields to painting and input, in ms. */
const SLICE = 12;

const jobs: (() => void)[] = [];
let working = false;

/** Queues a job. Jobs run in order, in slices, so that no task grows long however many hooks there are. */
export function enqueue(job: () => void): void {
  jobs.push(job);
  if (working) return;
  working = true;
  queueMicrotask(work);
}

function work(): void {
  const end = performance.now() + SLICE;
  try {
    // At least one job per slice, so that a slow machine makes progress.
    do (jobs.shift() as () => void)();
    while (jobs.length && performance.now() < end);
  } finally {
    // A job that throws ends its slice, not the queue.
    if (jobs.length) afterYield(work);
    else working = false;
  }
}

/** Yields to the browser; scheduler.yield, if supported, keeps our position in the queue. */
function afterYield(next: () => void): void {
  const { scheduler } = window as { scheduler?: { yield?: () => Promise<void> } };
  if (scheduler && scheduler.yield) void scheduler.yield().then(next);
  else setTimeout(next);
}
