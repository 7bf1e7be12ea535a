// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RecommenderEvent } from '../../../../../widgets/personal/recommender/api/recommender-events.ts';
import { batchEvents } from '../../../../../widgets/personal/recommender/batch-events.ts';
import { setVisible } from '../../support/visible.ts';

let controller: AbortController;
let calls: [ids: string[], isLeaving: boolean][];
let add: (event: RecommenderEvent) => void;

const seen = (article_id: number): RecommenderEvent => ({ article_id, event: 'seen' });

beforeEach(() => {
  vi.useFakeTimers();
  controller = new AbortController();
  calls = [];
  add = batchEvents((events, isLeaving) => {
    calls.push([events.map(({ event, article_id }) => `${event} ${article_id}`), isLeaving]);
  }, controller.signal);
});

afterEach(() => {
  controller.abort();
  setVisible(true);
  vi.useRealTimers();
});

it('sends what came together 250 ms after the last of it [recommender-1]', () => {
  add(seen(1));
  vi.advanceTimersByTime(249);
  add(seen(2));
  vi.advanceTimersByTime(249);
  expect(calls).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(calls).toEqual([[['seen 1', 'seen 2'], false]]);
});

it('sends each pair of article and event once [recommender-4]', () => {
  for (const event of ['seen', 'read', 'seen', 'readlist', 'read'] as const) add({ article_id: 1, event });
  vi.advanceTimersByTime(250);
  add(seen(1));
  vi.advanceTimersByTime(250);
  expect(calls).toEqual([[['seen 1', 'read 1', 'readlist 1'], false]]);
});

it.each([
  ['pagehide', () => window.dispatchEvent(new Event('pagehide'))],
  ['the tab is hidden, which on phones is the last that is heard', () => setVisible(false)],
])('sends what waits at once: %s [recommender-4]', (_, leave) => {
  add(seen(1));
  leave();
  expect(calls).toEqual([[['seen 1'], true]]);
  vi.advanceTimersByTime(1000);
  window.dispatchEvent(new Event('pagehide'));
  expect(calls).toHaveLength(1);
});

it('drops what waits when the view ends: it belongs to a visitor who is gone [recommender-3]', () => {
  add(seen(1));
  controller.abort();
  add(seen(2));
  window.dispatchEvent(new Event('pagehide'));
  vi.advanceTimersByTime(1000);
  expect(calls).toEqual([]);
});

it('keeps batches small enough to outlive the page [recommender-4]', () => {
  for (let id = 1; id <= 1000; id += 1) add(seen(id));
  window.dispatchEvent(new Event('pagehide'));
  expect(calls.map(([ids]) => ids.length)).toEqual([400, 400, 200]);
});

it('loses nothing and sends nothing twice, whenever the page is left [recommender-4]', () => {
  const step = fc.oneof(
    fc.record({
      article_id: fc.integer({ min: 1, max: 6 }),
      event: fc.constantFrom('seen', 'read', 'readlist'),
    }),
    fc.integer({ min: 1, max: 400 }),
    fc.constant('leave' as const),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const own = new AbortController();
      const sent: string[] = [];
      const addOwn = batchEvents((events) => {
        sent.push(...events.map(({ event, article_id }) => `${event} ${article_id}`));
      }, own.signal);
      const made: string[] = [];
      for (const one of steps) {
        if (typeof one === 'number') vi.advanceTimersByTime(one);
        else if (one === 'leave') window.dispatchEvent(new Event('pagehide'));
        else {
          addOwn(one as RecommenderEvent);
          made.push(`${one.event} ${one.article_id}`);
        }
      }
      window.dispatchEvent(new Event('pagehide'));
      own.abort();
      expect(sent).toEqual([...new Set(made)]);
    }),
  );
});
