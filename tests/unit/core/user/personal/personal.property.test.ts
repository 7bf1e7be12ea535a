// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listEntries } from '../../../../../core/platform/http/outbox/box.ts';
import { FAULTS, SimulatedServer } from '../../platform/http/outbox/simulated.ts';
import type { NumberChange } from './numbers.ts';
import { type Shown, SimulatedTabs, serverList } from './simulated-tabs.ts';

const TABS = 2;
const READERS = ['anna', 'bram'];
const START = [1, 2, 3];
const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-03-29T10:00:00Z') });
  localStorage.clear();
});

afterEach(() => {
  vi.useRealTimers();
});

const tab = fc.nat(TABS - 1);
const op = fc.constantFrom('add' as const, 'remove' as const);
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('change' as const), tab, op, bad: fc.boolean() }) },
  // A few numbers that change repeatedly: the last change counts.
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('toggle' as const), tab, op, id: fc.constantFrom(1, 2, 3) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('device' as const), op, id: fc.constantFrom(1, 2, 3) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('pass' as const),
      time: fc.constantFrom(1, 50, 75, 150, 3_000, 40_000),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('reload' as const), tab }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('refresh' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('wake' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('connection' as const), online: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('login' as const),
      visitorId: fc.constantFrom(...READERS, undefined),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

const faultList = fc
  .array(fc.constantFrom(...FAULTS), { maxLength: 20 })
  .filter((faults) => faults.filter((fault) => fault === 'conflict').length <= 8);

/** A change of a number that nothing else changes. */
interface Single extends NumberChange {
  readonly owner: string;
  /** Whether it was refused: from then on no tab shows it. */
  isOver: boolean;
}

async function play(steps: readonly Step[], server: SimulatedServer) {
  const singles: Single[] = [];
  const lost: string[] = [];
  const watch = ({ state, data }: Shown, account: unknown) => {
    if (state !== 'ready') return;
    for (const { owner, op: made, id, isOver } of singles) {
      if (owner !== account || isOver) continue;
      if (data.includes(id) !== (made === 'add')) lost.push(`${made} ${id} of ${owner} in [${data}]`);
    }
  };
  const removable = Array.from({ length: 50 }, (_, index) => 1_000 + index);
  const start = [...START, ...removable];
  const tabs = new SimulatedTabs(server, TABS, start, watch);
  let next = 100;
  for (const one of steps) {
    await vi.advanceTimersByTimeAsync(0);
    if (one.do === 'change' && server.visitorId) {
      const id = one.op === 'add' ? next++ : (removable.pop() ?? next++);
      const single: Single = { op: one.op, id, bad: one.bad, owner: server.visitorId, isOver: false };
      const { owner, isOver, ...change } = single;
      void tabs.store(one.tab).change(change);
      // A refused change may disappear at any time after it was made.
      if (one.bad) single.isOver = true;
      singles.push(single);
      for (const store of tabs.stores) watch(store.getState(), server.visitorId);
    } else if (one.do === 'toggle') void tabs.store(one.tab).change({ op: one.op, id: one.id });
    else if (one.do === 'device')
      server.done.push({ op: one.op, id: one.id, owner: server.visitorId ?? READERS[0] });
    else if (one.do === 'pass') await vi.advanceTimersByTimeAsync(one.time);
    else if (one.do === 'reload') tabs.reload(one.tab);
    else if (one.do === 'refresh') void tabs.store(one.tab).refresh();
    else if (one.do === 'wake') tabs.browser.tab(one.tab).wake();
    else if (one.do === 'connection') server.online = one.online;
    else if (one.do === 'login') tabs.logIn(one.visitorId);
  }
  return { tabs, lost, start };
}

/** In the end there is a connection, each visitor returns for a while, and everything is sent within the hour. */
async function settle(tabs: SimulatedTabs, server: SimulatedServer, visitorId: string) {
  server.online = true;
  tabs.logIn(visitorId);
  for (let round = 0; round < 12; round++) {
    tabs.browser.wakeTabs();
    await vi.advanceTimersByTimeAsync(4 * MINUTE);
    tabs.browser.notifyTabs();
  }
}

const sorted = (list: readonly number[]) => [...list].sort((one, other) => one - other);

it('shows each change from the click on, in all tabs, and in the end what the server has [sync-1]', async () => {
  await fc.assert(
    fc
      .asyncProperty(fc.array(step, { minLength: 1, maxLength: 40 }), faultList, async (steps, faults) => {
        const server = new SimulatedServer([...faults]);
        const { tabs, lost, start } = await play(steps, server);
        for (const visitorId of READERS) {
          await settle(tabs, server, visitorId);
          await Promise.all([
            ...tabs.stores.map((store) => store.refresh()),
            vi.advanceTimersByTimeAsync(500),
          ]);
          for (const store of tabs.stores) {
            const { state, data, pending } = store.getState();
            expect({ state, pending, data: sorted(data) }).toEqual({
              state: 'ready',
              pending: [],
              data: sorted(serverList(server, visitorId, start)),
            });
          }
        }
        expect(lost).toEqual([]);
        expect(listEntries()).toEqual([]);
        tabs.close();
      })
      .beforeEach(() => {
        vi.clearAllTimers();
        localStorage.clear();
      }),
    { numRuns: 300 },
  );
});

it('needs no call to agree with the server, where nobody else changes the list [sync-1]', async () => {
  const ownSteps = fc.array(
    step.filter((one) => !['device', 'login', 'refresh'].includes(one.do)),
    { minLength: 1, maxLength: 40 },
  );
  await fc.assert(
    fc
      .asyncProperty(ownSteps, faultList, async (steps, faults) => {
        const server = new SimulatedServer([...faults]);
        const { tabs, lost, start } = await play(steps, server);
        await vi.advanceTimersByTimeAsync(200);
        server.online = true;
        for (let round = 0; round < 12; round++) {
          tabs.browser.wakeTabs();
          await vi.advanceTimersByTimeAsync(4 * MINUTE);
          tabs.browser.notifyTabs();
        }
        const { loads } = tabs;
        for (const store of tabs.stores) {
          expect(sorted(store.getState().data)).toEqual(sorted(serverList(server, 'anna', start)));
        }
        expect(tabs.loads).toBe(loads);
        expect(lost).toEqual([]);
        tabs.close();
      })
      .beforeEach(() => {
        vi.clearAllTimers();
        localStorage.clear();
      }),
    { numRuns: 300 },
  );
});
