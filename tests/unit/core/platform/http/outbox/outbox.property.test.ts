// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listEntries } from '../../../../../../core/platform/http/outbox/box.ts';
import type { Outcome } from '../../../../../../core/platform/http/outbox/entry.ts';
import { FAULTS, SimulatedBrowser, SimulatedServer } from './simulated.ts';

const TABS = 3;
const VISITORS = ['anna', 'bram'];
const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-03-29T10:00:00Z') });
  localStorage.clear();
});

afterEach(() => {
  vi.useRealTimers();
});

const tab = fc.nat(TABS - 1);
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('write' as const), tab, bad: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('pass' as const),
      time: fc.constantFrom(1, 50, 150, 3_000, 40_000),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('reload' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('wake' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('tell' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('connection' as const), online: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('login' as const),
      visitorId: fc.constantFrom(...VISITORS, undefined),
    }),
  },
);

/** An earlier attempt is pending for a while, not forever. */
const faultList = fc
  .array(fc.constantFrom(...FAULTS), { maxLength: 30 })
  .filter((faults) => faults.filter((fault) => fault === 'conflict').length <= 8);

interface Made {
  readonly owner: string;
  readonly bad: boolean;
  readonly tab: number;
  /** Set when the tab that made it has been closed: nothing waits any more. */
  left: boolean;
  outcome?: Outcome;
}

async function play(
  steps: (typeof step extends fc.Arbitrary<infer Step> ? Step : never)[],
  server: SimulatedServer,
) {
  const browser = new SimulatedBrowser(server, TABS);
  const made: Made[] = [];
  for (const one of steps) {
    // Nobody logs in between the check of the visitor and the request, because a page does both in the same task.
    await vi.advanceTimersByTimeAsync(0);
    if (one.do === 'write') {
      const owner = server.visitorId ?? 'anna';
      const write: Made = { owner, bad: one.bad, tab: one.tab, left: false };
      const json = { number: made.push(write) - 1, bad: one.bad };
      void browser
        .tab(one.tab)
        .write({ owner, method: 'PUT', path: '/papi/api/favorite/add', json })
        .then((outcome) => {
          write.outcome = outcome;
        });
    } else if (one.do === 'pass') await vi.advanceTimersByTimeAsync(one.time);
    else if (one.do === 'reload') {
      for (const write of made) if (write.tab === one.tab) write.left = true;
      browser.reload(one.tab);
    } else if (one.do === 'wake') browser.tab(one.tab).wake();
    else if (one.do === 'tell') browser.notifyTabs();
    else if (one.do === 'connection') server.online = one.online;
    else server.visitorId = one.visitorId;
  }
  // In the end there is a connection, and each visitor returns for a while.
  await vi.advanceTimersByTimeAsync(0);
  server.online = true;
  for (const visitorId of VISITORS) {
    server.visitorId = visitorId;
    for (let round = 0; round < 12; round++) {
      browser.wakeTabs();
      await vi.advanceTimersByTimeAsync(10 * MINUTE);
      browser.notifyTabs();
    }
  }
  return { made, browser };
}

it('applies each write once, in order, for its own visitor, whatever is lost, late, doubled or closed', async () => {
  await fc.assert(
    fc
      .asyncProperty(fc.array(step, { minLength: 1, maxLength: 40 }), faultList, async (steps, faults) => {
        const server = new SimulatedServer([...faults]);
        const { made, browser } = await play(steps, server);
        const done = server.done.map((json) => (json as { number: number }).number);
        for (const visitorId of VISITORS) {
          const mine = (number: number) => made[number]?.owner === visitorId;
          const good = made.flatMap(({ bad }, number) => (bad ? [] : [number]));
          expect(done.filter(mine)).toEqual(good.filter(mine));
        }
        expect(server.mixedUp).toEqual([]);
        expect(listEntries()).toEqual([]);
        for (const { bad, left, outcome } of made) {
          if (left) continue;
          expect(outcome).toEqual(bad ? { state: 'refused', status: 422 } : { state: 'sent' });
        }
        const refused = browser.dropped.map(({ entry }) => (entry.json as { number: number }).number);
        const bad = made.flatMap((write, number) => (write.bad ? [number] : []));
        expect([...new Set(refused)].sort((a, b) => a - b)).toEqual(bad);
      })
      .beforeEach(() => {
        vi.clearAllTimers();
        localStorage.clear();
      }),
    { numRuns: 500 },
  );
});
