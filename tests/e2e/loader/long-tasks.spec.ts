import type { Browser, Page } from 'playwright/test';
import type { Lab } from '../support/lab.ts';
import { expect, test } from '../support/test.ts';

/** Number of rounds in which both numbers of hooks are measured; odd. */
const ROUNDS = 3;

interface Figures {
  /** Processor time of all tasks until the last hook is mounted, in ms. */
  readonly total: number;
  /** Processor time of the longest task, in ms. */
  readonly longest: number;
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Start time, in µs. */
  readonly ts: number;
  /** Duration, in µs. */
  readonly dur?: number;
  /** Processor time of the thread, in µs: unlike the duration it does not increase when the machine is busy. */
  readonly tdur?: number;
}

/**
 * Inserts hooks into a page whose loader is idle, and measures the main thread until all are mounted.
 * @returns undefined if the browser's trace lacks the task that mounted them, because all values would be too low
 */
async function mountMany(browser: Browser, page: Page, count: number): Promise<Figures | undefined> {
  await page.evaluate((count) => {
    const fragment = document.createDocumentFragment();
    for (let i = 0; i < count; i++) {
      const hook = document.createElement('div');
      hook.dataset.special = 'lab';
      fragment.append(hook);
    }
    Object.assign(window, { hooks: fragment });
  }, count);
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  await page.evaluate(() => {
    const { hooks } = window as unknown as { hooks: DocumentFragment };
    const last = hooks.lastElementChild as HTMLElement;
    performance.mark('hooks inserted');
    return new Promise<void>((resolve) => {
      new MutationObserver(() => {
        if (last.dataset.widgetState !== 'mounted') return;
        performance.mark('hooks mounted');
        resolve();
      }).observe(last, { attributes: true });
      document.querySelector('main')?.append(hooks);
    });
  });
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  // The marks identify the page's thread, and show that the trace contains the mounting from start to end.
  const mark = (name: string) => traceEvents.find((event) => event.name === name);
  const [inserted, mounted] = [mark('hooks inserted'), mark('hooks mounted')];
  if (!inserted || !mounted) throw new Error('The trace does not hold the mounting of the hooks.');
  const tasks = traceEvents
    .filter(({ name, pid, tid }) => /RunTask$/.test(name) && pid === inserted.pid && tid === inserted.tid)
    .filter(({ ts }) => ts <= mounted.ts);
  if (!tasks.some(({ ts, dur = 0, tdur }) => tdur && ts <= inserted.ts && inserted.ts <= ts + dur)) return;
  const times = tasks.map(({ tdur = 0 }) => tdur / 1000);
  return { total: times.reduce((sum, time) => sum + time, 0), longest: Math.max(...times) };
}

/** Measures in a new page until a trace is complete. */
async function measure(browser: Browser, lab: Lab, page: Page, count: number): Promise<Figures> {
  for (let traces = 0; traces < 5; traces++) {
    await lab.open('<main></main><div data-special="lab"></div>');
    await lab.settle('lab');
    const figures = await mountMany(browser, page, count);
    if (figures) return figures;
  }
  throw new Error('No trace holds the task that mounted the hooks.');
}

test('has no task over 50 ms with a thousand hooks, and a cost that grows linearly', async ({
  browser,
  lab,
  page,
}) => {
  test.slow();
  const rounds: { readonly few: Figures; readonly many: Figures }[] = [];
  // The first round includes the browser's own warming up.
  for (let round = 0; round < ROUNDS; round++) {
    const few = await measure(browser, lab, page, 1000);
    rounds.push({ few, many: await measure(browser, lab, page, 4000) });
  }
  test.info().annotations.push({ type: 'figures', description: JSON.stringify(rounds) });
  expect(Math.min(...rounds.map(({ few }) => few.longest))).toBeLessThan(50);
  // Both values of a round are measured at the same time. A trace may lack tasks: the middle round lacks none.
  const growth = rounds.map(({ few, many }) => many.total / few.total).sort((one, other) => one - other);
  // Four times the hooks cost four times as much if the cost is linear, sixteen times if it is quadratic.
  expect(growth[(ROUNDS - 1) / 2]).toBeLessThan(8);
});
