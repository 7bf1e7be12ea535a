/** How long the loader works before it lets the browser paint and take input, in ms. */
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
    // At least one job a slice, or a slow machine would never get on.
    do (jobs.shift() as () => void)();
    while (jobs.length && performance.now() < end);
  } finally {
    // A job that throws ends its slice, not the queue.
    if (jobs.length) afterYield(work);
    else working = false;
  }
}

/** Lets the browser have its turn; scheduler.yield, where it is known, keeps our place in the queue. */
function afterYield(next: () => void): void {
  const { scheduler } = window as { scheduler?: { yield?: () => Promise<void> } };
  if (scheduler && scheduler.yield) void scheduler.yield().then(next);
  else setTimeout(next);
}
