// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** The clock, which the jobs advance, in ms. */
let now: number;
/** The callbacks that wait for the next task. */
let turns: (() => void)[];
let enqueue: typeof import('../../../../../core/runtime/loader/enqueue.ts').enqueue;

const settle = async () => {
  for (let round = 0; round < 5; round++) await Promise.resolve();
};

beforeEach(async () => {
  vi.resetModules();
  ({ enqueue } = await import('../../../../../core/runtime/loader/enqueue.ts'));
  now = 0;
  turns = [];
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe.each(['scheduler.yield', 'setTimeout'])('slices with %s', (way) => {
  beforeEach(() => {
    if (way === 'setTimeout') {
      vi.stubGlobal('scheduler', undefined);
      vi.stubGlobal('setTimeout', (next: () => void) => void turns.push(next));
    } else {
      vi.stubGlobal('scheduler', {
        yield: () => new Promise<void>((resolve) => void turns.push(() => resolve())),
      });
    }
  });

  it('lets the browser have its turn after 12 ms and keeps the order', async () => {
    const done: number[] = [];
    for (let job = 0; job < 9; job++) {
      enqueue(() => {
        done.push(job);
        now += 4;
      });
    }
    expect(done).toEqual([]);
    await settle();
    expect(done).toEqual([0, 1, 2]);
    now += 50;
    turns.shift()?.();
    await settle();
    expect(done).toEqual([0, 1, 2, 3, 4, 5]);
    turns.shift()?.();
    await settle();
    expect(done).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('does what promises of a full slice queue after the browser had its turn', async () => {
    const done: string[] = [];
    const evaluated = new Promise<void>((resolve) =>
      enqueue(() => {
        now += 40;
        resolve();
      }),
    );
    void evaluated.then(() => enqueue(() => done.push('mounted')));
    await settle();
    expect(done).toEqual([]);
    turns.shift()?.();
    await settle();
    expect(done).toEqual(['mounted']);
  });

  it('counts the time of jobs that come one by one', async () => {
    const done: number[] = [];
    for (let job = 0; job < 5; job++) {
      enqueue(() => {
        done.push(job);
        now += 4;
      });
      await settle();
    }
    expect(done).toEqual([0, 1, 2]);
    turns.shift()?.();
    await settle();
    expect(done).toEqual([0, 1, 2, 3, 4]);
  });

  it('does at least one job a slice, however slow', async () => {
    const done: number[] = [];
    for (let job = 0; job < 3; job++) {
      enqueue(() => {
        done.push(job);
        now += 100;
      });
    }
    await settle();
    turns.shift()?.();
    await settle();
    turns.shift()?.();
    await settle();
    expect(done).toEqual([0, 1, 2]);
  });

  it('does jobs that come while it works after the others, in the same slice where there is time', async () => {
    const done: string[] = [];
    enqueue(() => {
      done.push('a');
      enqueue(() => done.push('c'));
    });
    enqueue(() => done.push('b'));
    await settle();
    expect(done).toEqual(['a', 'b', 'c']);
    enqueue(() => done.push('d'));
    await settle();
    expect(done).toEqual(['a', 'b', 'c', 'd']);
    expect(turns).toEqual([]);
  });
});

it('goes on after a job that throws, which the page hears of [loader-12, page-runtime-5]', async () => {
  vi.stubGlobal('scheduler', undefined);
  vi.stubGlobal('setTimeout', (next: () => void) => void turns.push(next));
  // Runs the slice like the browser: its errors reach the page, not the caller.
  const thrown: unknown[] = [];
  const slice = (run: () => void) => {
    try {
      run();
    } catch (error) {
      thrown.push(error);
    }
  };
  vi.stubGlobal('queueMicrotask', (run: () => void) => void Promise.resolve().then(() => slice(run)));
  const done: string[] = [];
  enqueue(() => done.push('before'));
  enqueue(() => {
    throw new Error('broken');
  });
  enqueue(() => done.push('after'));
  await settle();
  for (let turn = turns.shift(); turn; turn = turns.shift()) slice(turn);
  await settle();
  expect(done).toEqual(['before', 'after']);
  enqueue(() => done.push('later'));
  await settle();
  expect(done).toEqual(['before', 'after', 'later']);
  expect(thrown).toEqual([new Error('broken')]);
});
