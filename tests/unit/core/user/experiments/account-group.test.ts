// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accountGroup } from '../../../../../core/user/experiments/account-group.ts';
import { abGroup } from '../../../../../core/user/experiments/browser-group.ts';
import { EXPERIMENTS } from '../../../../../core/user/experiments/experiments.ts';
import { drawGroup, sharesOf } from '../../../../../core/user/experiments/groups.ts';
import { type Backend, backend } from '../../../support/backend.ts';
import { logged } from '../../../support/logged.ts';
import { visitedPage } from '../visitor/reader.ts';

const TEST = 'dynamic_read_items_home';
const KEY = `nmt_abgroup_${TEST}`;
const { signal } = new AbortController();

let answer: () => Response;
let server: Backend;
const calls = () => server.lines();

beforeEach(() => {
  answer = () => Response.json({ data: { key: TEST, value: null } });
  server = backend({ 'PUT *': 204, '*': () => answer() });
});

afterEach(() => {
  localStorage.clear();
  location.hash = '';
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const group = () => accountGroup(visitedPage(), TEST, signal);
const READ = `GET /papi/api/user/property/?key=${TEST}`;
const stores = (value: string) => `PUT /papi/api/user/property/ {"key":"${TEST}","value":"${value}"}`;

describe('the group of an account', () => {
  it.each([
    ['b', 2],
    ['a', 1],
  ])(
    'is the stored one, which is not drawn again: %s [missed-items-3, missed-items-6]',
    async (value, expected) => {
      vi.spyOn(Math, 'random').mockReturnValue(value === 'b' ? 0 : 0.99);
      answer = () => Response.json({ data: { key: TEST, value } });
      expect(await group()).toBe(expected);
      expect(calls()).toEqual([READ]);
      expect(localStorage.getItem(KEY)).toBeNull();
    },
  );

  it.each([
    ['in data', { data: { key: TEST, value: 'b' } }],
    ['as it stands', { key: TEST, value: 'b' }],
    ['without its key', { value: 'b' }],
    ['in a list', [{ key: 'anders', value: 'a' }, null, { key: TEST, value: 'b' }]],
    [
      'in a list in data',
      {
        data: [
          { key: 'anders', value: 'a' },
          { key: TEST, value: 'b' },
        ],
      },
    ],
  ])('is found %s [missed-items-3]', async (_, body) => {
    answer = () => Response.json(body);
    expect(await group()).toBe(2);
    expect(calls()).toEqual([READ]);
  });

  it.each<[string, () => Response]>([
    ['no value', () => Response.json({ data: { key: TEST, value: null } })],
    ['nothing', () => new Response(null, { status: 204 })],
    ['an empty list', () => Response.json({ data: [] })],
    ['another property', () => Response.json({ data: { key: 'anders', value: 'a' } })],
    ['a group that there is not', () => Response.json({ data: { key: TEST, value: 'c' } })],
    ['a value of another type', () => Response.json({ data: { key: TEST, value: 2 } })],
  ])('is drawn and stored where the account has %s [missed-items-3, missed-items-4]', async (_, given) => {
    vi.spyOn(Math, 'random').mockReturnValue(0.95);
    answer = given;
    expect(await group()).toBe(2);
    expect(calls()).toEqual([READ, stores('b')]);
  });

  it('is drawn by the shares of the test: nine of ten in a [missed-items-4]', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.8999);
    expect(await group()).toBe(1);
    expect(calls()).toEqual([READ, stores('a')]);
  });

  it.each<[string, () => Response]>([
    ['500', () => new Response('{}', { status: 500 })],
    ['404', () => new Response('{}', { status: 404 })],
    ['text that is not JSON', () => new Response('storing')],
    ['a text', () => Response.json('b')],
    ['no answer', () => Response.error()],
  ])('is a after a failed read (%s): nothing is drawn or stored [missed-items-6]', async (_, given) => {
    vi.spyOn(Math, 'random').mockReturnValue(0.99);
    answer = given;
    expect(await group()).toBe(1);
    expect(calls()).toEqual([READ]);
    expect(localStorage.getItem(KEY)).toBeNull();
    expect(logged(/^error/).join()).toContain(
      `The group in ${TEST} could not be read; the first one counts.`,
    );
  });

  it('is remembered where it could not be stored, and stored at the next visit [missed-items-3]', async () => {
    const random = vi.spyOn(Math, 'random').mockReturnValue(0.95);
    vi.stubGlobal('fetch', async (_: URL, { method }: RequestInit) =>
      method === 'PUT' ? new Response('{}', { status: 503 }) : answer(),
    );
    expect(await group()).toBe(2);
    await vi.waitFor(() => logged('error', 'could not be stored'));
    random.mockReturnValue(0);
    expect(await group()).toBe(2);
  });

  it('is that of a debug switch, which is neither asked for nor written to the account [debug-hashes-6]', async () => {
    location.hash = `#debug=abgroup-${TEST}-2`;
    expect(await group()).toBe(2);
    expect(calls()).toEqual([]);
  });
});

describe('the draw', () => {
  /** Pseudorandom numbers with a fixed seed: mulberry32. */
  function seeded(seed: number): () => number {
    let state = seed;
    return () => {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    };
  }

  /** Pearson's chi-squared statistic: how far counts deviate from those expected for the shares. */
  function chiSquare(counts: readonly number[], shares: readonly number[]): number {
    const total = counts.reduce((sum, count) => sum + count, 0);
    const whole = shares.reduce((sum, share) => sum + share, 0);
    return shares.reduce((sum, share, index) => {
      const expected = (total * share) / whole;
      return sum + ((counts[index] ?? 0) - expected) ** 2 / expected;
    }, 0);
  }

  const countsOf = (shares: readonly number[], draws: number, random: () => number) => {
    const counts = shares.map(() => 0);
    for (let draw = 0; draw < draws; draw += 1) {
      const index = drawGroup(shares, random()) - 1;
      counts[index] = (counts[index] ?? 0) + 1;
    }
    return counts;
  };

  it.each(Object.entries(EXPERIMENTS))(
    'of %s follows its shares [missed-items-4, ab-test-1]',
    (_, experiment) => {
      const shares = sharesOf(experiment);
      // 10.83 is exceeded by one fair draw in a thousand, with one degree of freedom; the seed makes the draw
      // reproducible.
      expect(chiSquare(countsOf(shares, 100_000, seeded(2026)), shares)).toBeLessThan(10.83);
    },
  );

  it('follows whatever shares there are [ab-test-1]', () => {
    const anyShares = fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 2, maxLength: 6 });
    fc.assert(
      fc.property(anyShares, fc.integer(), (shares, seed) => {
        // 40 is far above 20.5, which one fair draw in a thousand exceeds with five degrees of freedom.
        expect(chiSquare(countsOf(shares, 5_000, seeded(seed)), shares)).toBeLessThan(40);
      }),
      { seed: 14, numRuns: 100 },
    );
  });

  it('would be noticed if it were off by two percent [missed-items-4]', () => {
    const counts = countsOf([88, 12], 100_000, seeded(2026));
    expect(chiSquare(counts, [90, 10])).toBeGreaterThan(100);
  });

  it('puts each of a thousand new browsers into one group for good [ab-test-1, missed-items-4]', () => {
    const random = seeded(7);
    const counts = [0, 0];
    for (let browser = 0; browser < 1_000; browser += 1) {
      localStorage.clear();
      const first = abGroup(TEST, random());
      expect(abGroup(TEST, random())).toBe(first);
      counts[first - 1] = (counts[first - 1] ?? 0) + 1;
    }
    expect(chiSquare(counts, [90, 10])).toBeLessThan(10.83);
  });
});
