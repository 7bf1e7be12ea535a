import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  type CheckParts,
  checkSources,
  dueIn,
  SYNC_INTERVAL,
} from '../../../../../core/user/sync/check-sources.ts';
import type { SyncState } from '../../../../../core/user/sync/sync-state.ts';

const SOURCES = ['favorite', 'mijnonderwerpen', 'user/history'];
const START = 1_000_000_000;

/** The storage of one browser. */
function storage(first?: SyncState) {
  let kept = first;
  return {
    read: () => kept,
    write(state: SyncState) {
      kept = state;
    },
    clear() {
      kept = undefined;
    },
  };
}

function partsWith<Changes extends Partial<CheckParts>>(changes: Changes = {} as Changes) {
  const parts = {
    account: 'a',
    sources: SOURCES,
    state: storage(),
    lastUpdate: vi.fn(async (source: string) => `"${source} 1"`),
    sync: vi.fn(async (source: string) => [source] as unknown),
    isPresent: async () => true,
    take: vi.fn(),
    now: () => START,
  };
  return { ...parts, ...changes };
}
const known = (checkedAt: number, of = 'a'): SyncState => ({
  of,
  checkedAt,
  sources: Object.fromEntries(SOURCES.map((source) => [source, { last: `"${source} 1"`, changedAt: 0 }])),
});

describe('when a check is due', () => {
  it.each([
    ['nothing was ever checked', undefined, 0],
    ['the last one was now', known(START), 300_000],
    ['it was a minute ago', known(START - 60_000), 240_000],
    ['it was five minutes ago', known(START - 300_000), 0],
    ['it was for another account', known(START, 'b'), 0],
    ['the clock was set back', known(START + 1), 0],
  ])('%s [sync-2, sync-5]', (_, state, wait) => {
    expect(dueIn(state, 'a', START)).toBe(wait);
    expect(SYNC_INTERVAL).toBe(300_000);
  });
});

describe('a check', () => {
  it('asks for the data of a source only where its last update differs [sync-1, sync-5]', async () => {
    const parts = partsWith({
      state: storage(known(START - SYNC_INTERVAL)),
      lastUpdate: vi.fn(async (source: string) => (source === 'favorite' ? '"later"' : `"${source} 1"`)),
    });
    await checkSources(parts);
    expect(parts.lastUpdate.mock.calls.flat()).toEqual(SOURCES);
    expect(parts.sync.mock.calls).toEqual([['favorite']]);
    expect(parts.take.mock.calls).toEqual([['favorite', ['favorite']]]);
    expect(parts.state.read()?.sources.favorite).toEqual({ last: '"later"', changedAt: START });
    expect(parts.state.read()?.sources.mijnonderwerpen?.changedAt).toBe(0);
  });

  it('asks for all data the first time, and takes nothing for outdated [sync-5]', async () => {
    const parts = partsWith();
    await checkSources(parts);
    expect(parts.sync.mock.calls.flat()).toEqual(SOURCES);
    expect(parts.state.read()).toEqual(known(START));
  });

  it('is made by one tab: the others see its time before it has been answered [sync-5]', async () => {
    const state = storage();
    const one = partsWith({ state, lastUpdate: vi.fn(() => new Promise<string>(() => {})) });
    const other = partsWith({ state });
    void checkSources(one);
    await checkSources(other);
    expect(one.lastUpdate).toHaveBeenCalledTimes(3);
    expect(other.lastUpdate).not.toHaveBeenCalled();
  });

  it.each([
    ['last_update', { lastUpdate: vi.fn(async (source: string) => fail(source) ?? '"later"') }],
    [
      'sync',
      { lastUpdate: vi.fn(async () => '"later"'), sync: vi.fn(async (source: string) => fail(source)) },
    ],
  ])('is silent where %s fails, and goes on with the other sources [sync-3]', async (_, broken) => {
    const parts = partsWith({ state: storage(known(START - SYNC_INTERVAL)), ...broken });
    await expect(checkSources(parts)).resolves.toBeUndefined();
    const { sources } = parts.state.read() ?? known(0);
    expect(sources.favorite?.last).toBe('"favorite 1"');
    expect(sources.mijnonderwerpen?.last).toBe('"later"');
  });

  it('drops an answer for an account that is not logged in any more [sync-5]', async () => {
    const state = storage(known(START - SYNC_INTERVAL));
    const parts = partsWith({ state, lastUpdate: async () => '"later"', isPresent: async () => false });
    await checkSources(parts);
    expect(parts.take).not.toHaveBeenCalled();
    expect(state.read()?.sources.favorite?.last).toBe('"favorite 1"');
  });

  it('stores nothing after a logout has removed the state during the calls [sync-5]', async () => {
    const state = storage();
    const parts = partsWith({
      state,
      sync: vi.fn(async () => {
        state.clear();
        return [];
      }),
    });
    await checkSources(parts);
    expect(state.read()).toBeUndefined();
    expect(parts.take).not.toHaveBeenCalled();
  });

  it('keeps nothing of another account [sync-5]', async () => {
    const parts = partsWith({ state: storage(known(START, 'b')) });
    await checkSources(parts);
    expect(parts.sync).toHaveBeenCalledTimes(3);
    expect(parts.state.read()?.of).toBe('a');
  });
});

function fail(source: string): undefined {
  if (source === 'favorite') throw new TypeError('Failed to fetch');
}

/** A step in a browser or on the server; steps happen in any order. */
type Step =
  | { readonly type: 'device'; readonly source: number }
  | { readonly type: 'tab'; readonly tab: number }
  | { readonly type: 'time'; readonly by: number }
  | { readonly type: 'fault'; readonly source: number; readonly call: 'last' | 'sync' }
  | { readonly type: 'answer'; readonly at: number }
  /** A page fetches the data for another reason. */
  | { readonly type: 'load'; readonly source: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ type: fc.constant('device' as const), source: fc.nat(2) }),
  fc.record({ type: fc.constant('tab' as const), tab: fc.nat(2) }),
  fc.record({ type: fc.constant('time' as const), by: fc.integer({ min: 1, max: 400_000 }) }),
  fc.record({
    type: fc.constant('fault' as const),
    source: fc.nat(2),
    call: fc.constantFrom('last' as const, 'sync' as const),
  }),
  fc.record({ type: fc.constant('answer' as const), at: fc.nat(5) }),
  fc.record({ type: fc.constant('load' as const), source: fc.nat(2) }),
);

/** Three tabs of one browser, other devices that change the data, a clock, and calls that are answered in any order. */
class World {
  now = START;
  readonly state = storage();
  readonly versions = new Map(SOURCES.map((source) => [source, 0]));
  readonly checks: number[] = [];
  readonly running: Promise<void>[] = [];
  private readonly calls: (() => void)[] = [];
  private readonly faults = new Set<string>();

  async play(step: Step): Promise<void> {
    const source = SOURCES['source' in step ? step.source : 0] ?? '';
    if (step.type === 'device') this.versions.set(source, (this.versions.get(source) ?? 0) + 1);
    if (step.type === 'time') this.now += step.by;
    if (step.type === 'fault') this.faults.add(`${step.call} ${source}`);
    if (step.type === 'tab') this.check();
    if (step.type === 'answer') this.calls.splice(step.at % (this.calls.length || 1), 1)[0]?.();
    await this.settle();
  }

  check(): void {
    const before = this.state.read()?.checkedAt;
    this.running.push(
      checkSources({
        account: 'a',
        sources: SOURCES,
        state: this.state,
        now: () => this.now,
        isPresent: async () => true,
        take: () => {},
        lastUpdate: (source) => this.call(`last ${source}`, () => `${this.versions.get(source)}`),
        sync: (source) => this.call(`sync ${source}`, () => this.versions.get(source)),
      }),
    );
    const after = this.state.read()?.checkedAt;
    if (after !== undefined && after !== before) this.checks.push(after);
  }

  /** The server reads its data when it answers. */
  private call<Answer>(name: string, answer: () => Answer): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const fails = this.faults.delete(name);
      this.calls.push(() => (fails ? reject(new TypeError('Failed to fetch')) : resolve(answer())));
    });
  }

  async answerAll(): Promise<void> {
    for (; this.calls.length > 0; await this.settle()) this.calls.shift()?.();
    await Promise.all(this.running);
  }

  private async settle(): Promise<void> {
    for (let turn = 0; turn < 12; turn++) await Promise.resolve();
  }
}

describe('any order of tabs, devices, time, faults and answers', () => {
  it('checks at most once in five minutes, rejects never, and notices every change by the next check [sync-2, sync-3, sync-5]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const world = new World();
        for (const next of steps) await world.play(next);
        await world.answerAll();
        for (const [index, at] of world.checks.entries()) {
          const before = world.checks[index - 1];
          if (before !== undefined) expect(at - before).toBeGreaterThanOrEqual(SYNC_INTERVAL);
        }
        const noticed = Object.entries(world.state.read()?.sources ?? {});
        for (const [source, { last }] of noticed) {
          expect(Number(last)).toBeLessThanOrEqual(world.versions.get(source) ?? 0);
        }
        // A later check catches up on a failed source: two checks, because a fault may still be set.
        for (let round = 0; round < 3; round++) {
          world.now += SYNC_INTERVAL;
          world.check();
          await world.answerAll();
        }
        for (const [source, version] of world.versions) {
          expect(world.state.read()?.sources[source]?.last).toBe(String(version));
        }
      }),
      { numRuns: 300 },
    );
  });

  it('marks data as outdated that was fetched before a change was noticed, whatever the order [sync-5]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const world = new World();
        world.check();
        await world.answerAll();
        /** A store of another tab, which fetches its data again when a change is detected. */
        const copies = new Map(
          SOURCES.map((source) => [source, { version: world.versions.get(source), at: world.now }]),
        );
        const refresh = () => {
          for (const source of SOURCES) {
            const changed = world.state.read()?.sources[source]?.changedAt ?? 0;
            if ((copies.get(source)?.at ?? 0) < changed) {
              copies.set(source, { version: world.versions.get(source), at: world.now });
            }
          }
        };
        for (const next of steps) {
          world.now += 1;
          await world.play(next);
          if (next.type === 'load') {
            const source = SOURCES[next.source] ?? '';
            copies.set(source, { version: world.versions.get(source), at: world.now });
          }
          refresh();
        }
        await world.answerAll();
        for (let round = 0; round < 3; round++) {
          world.now += SYNC_INTERVAL;
          world.check();
          await world.answerAll();
          world.now += 1;
          refresh();
        }
        for (const [source, version] of world.versions) expect(copies.get(source)?.version).toBe(version);
      }),
      { numRuns: 300 },
    );
  });
});
