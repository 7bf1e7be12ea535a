// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HttpError } from '../../../../../core/platform/http/http-error.ts';
import { request } from '../../../../../core/platform/http/request.ts';
import { sharedRead } from '../../../../../core/platform/http/shared-read.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
});

afterEach(() => {
  vi.useRealTimers();
});

const lost = () => new HttpError('network', 'lost');
const kindOf = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    (cause: HttpError) => cause.kind,
  );

describe('sharedRead', () => {
  it('makes one call for equal concurrent reads, and one per key', async () => {
    const load = vi.fn(async ({ id }: { id: number }) => `answer ${id}`);
    const read = sharedRead(load);
    const answers = Promise.all([read({ id: 1 }), read({ id: 1 }), read({ id: 2 })]);
    await expect(answers).resolves.toEqual(['answer 1', 'answer 1', 'answer 2']);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('requests an answer again after the computer slept', async () => {
    const load = vi.fn(async () => 'answer');
    const read = sharedRead(load);
    await read('a');
    vi.setSystemTime(Date.now() + 3_600_000);
    await read('a');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('gives an answer for ten seconds, then requests it again', async () => {
    const load = vi.fn(async () => 'answer');
    const read = sharedRead(load);
    await read('a');
    await vi.advanceTimersByTimeAsync(9_999);
    await read('a');
    expect(load).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    await read('a');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('tries transient errors three times in all, and never stores a failure', async () => {
    const load = vi.fn().mockRejectedValue(lost());
    const read = sharedRead(load);
    const failed = kindOf(read('a'));
    await vi.advanceTimersByTimeAsync(999);
    expect(load).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(load).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(load).toHaveBeenCalledTimes(3);
    expect(await failed).toBe('network');
    load.mockResolvedValue('answer');
    await expect(read('a')).resolves.toBe('answer');
  });

  it('does not retry permanent errors', async () => {
    const load = vi.fn().mockRejectedValue(new HttpError('status', 'x', { status: 404 }));
    expect(await kindOf(sharedRead(load)('a'))).toBe('status');
    expect(load).toHaveBeenCalledOnce();
  });

  it('ends the call when the last caller gives up, and not before', async () => {
    let call: AbortSignal | undefined;
    const load = vi.fn((_: string, signal: AbortSignal) => {
      call = signal;
      return new Promise<string>((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new HttpError('aborted', 'x')));
      });
    });
    const read = sharedRead(load);
    const [one, two] = [new AbortController(), new AbortController()];
    const outcomes = Promise.all([kindOf(read('a', one.signal)), kindOf(read('a', two.signal))]);
    one.abort();
    await vi.advanceTimersByTimeAsync(0);
    expect(call?.aborted).toBe(false);
    two.abort();
    expect(await outcomes).toEqual(['aborted', 'aborted']);
    expect(call?.aborted).toBe(true);
    void read('a', new AbortController().signal).catch(() => {});
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('ends while it waits for the next try, and leaves no timer', async () => {
    const load = vi.fn().mockRejectedValue(lost());
    const controller = new AbortController();
    const failed = kindOf(sharedRead(load)('a', controller.signal));
    await vi.advanceTimersByTimeAsync(100);
    controller.abort();
    expect(await failed).toBe('aborted');
    expect(vi.getTimerCount()).toBe(0);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(load).toHaveBeenCalledOnce();
  });

  it('requests nothing for a caller that gave up before', async () => {
    const load = vi.fn(async () => 'answer');
    const read = sharedRead(load);
    expect(await kindOf(read('a', AbortSignal.abort()))).toBe('aborted');
  });
});

const ANSWERS = ['ok', 'lost', '500', '404', '429', 'html', 'shape', 'hang'] as const;
type Answer = (typeof ANSWERS)[number];
const KINDS = ['network', 'timeout', 'status', 'invalid', 'aborted'];

/** A network with prepared answers, after a delay. */
function network(answers: Answer[]) {
  const calls = { all: 0, underWay: new Map<string, number>(), most: 0 };
  vi.stubGlobal('fetch', async ({ pathname }: URL, { signal }: { signal: AbortSignal }) => {
    calls.all += 1;
    const now = (calls.underWay.get(pathname) ?? 0) + 1;
    calls.underWay.set(pathname, now);
    calls.most = Math.max(calls.most, now);
    try {
      return await answerAs(answers.shift() ?? 'ok', signal);
    } finally {
      calls.underWay.set(pathname, (calls.underWay.get(pathname) ?? 0) - 1);
    }
  });
  return calls;
}

async function answerAs(answer: Answer, signal: AbortSignal): Promise<Response> {
  await new Promise<void>((resolve, reject) => {
    if (answer !== 'hang') setTimeout(resolve, 100);
    signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
  });
  if (answer === 'lost') throw new TypeError('Failed to fetch');
  if (/^\d+$/.test(answer)) return new Response('', { status: Number(answer) });
  if (answer === 'html') return new Response('<p>');
  return Response.json(answer === 'shape' ? { other: 1 } : { count: 1 });
}

const schema = {
  safeParse: (value: unknown) =>
    (value as { count?: number }).count === 1
      ? ({ success: true, data: 'answer' } as const)
      : ({ success: false, error: new Error('shape') } as const),
};

describe('reads under random failures', () => {
  it('are made once at a time, at most three times, and fail only with the closed set of errors', async () => {
    const reader = fc.record({
      after: fc.nat(4_000),
      key: fc.constantFrom('a', 'b'),
      givesUpAfter: fc.option(fc.nat(15_000), { nil: undefined }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...ANSWERS), { maxLength: 12 }),
        fc.array(reader, { minLength: 1, maxLength: 8 }),
        async (answers, readers) => {
          const calls = network([...answers]);
          let flights = 0;
          const read = sharedRead((key: string, signal) => {
            flights += 1;
            return request(`/data/${key}`, { schema, signal });
          });
          const outcomes: string[] = [];
          for (const { after, key, givesUpAfter } of readers) {
            setTimeout(() => {
              const controller = new AbortController();
              if (givesUpAfter !== undefined) setTimeout(() => controller.abort(), givesUpAfter);
              read(key, controller.signal).then(
                (answer) => outcomes.push(answer),
                (cause) => outcomes.push(cause instanceof HttpError ? cause.kind : String(cause)),
              );
            }, after);
          }
          await vi.advanceTimersByTimeAsync(120_000);
          expect(outcomes).toHaveLength(readers.length);
          for (const outcome of outcomes) expect(['answer', ...KINDS]).toContain(outcome);
          expect(calls.most).toBeLessThanOrEqual(1);
          // Each reader can cause at most one series of attempts.
          expect(calls.all).toBeLessThanOrEqual(3 * readers.length);
          expect(flights).toBe(calls.all);
          expect(vi.getTimerCount()).toBe(0);
        },
      ),
      { numRuns: 200 },
    );
  });
});
