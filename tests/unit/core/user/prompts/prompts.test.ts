// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetDocument } from '../../../../../core/runtime/page/document-value.ts';
import type { Prompt } from '../../../../../core/user/prompts/prompts.ts';
import * as service from '../../../../../core/user/prompts/prompts.ts';
import { activatePage } from '../../../support/activate-page.ts';
import { logged, tolerate } from '../../../support/logged.ts';

const DAY = 24 * 60 * 60 * 1000;

let controller: AbortController;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2025, 10, 7) });
  localStorage.clear();
  controller = new AbortController();
});

afterEach(() => {
  controller.abort();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

interface Shown {
  readonly outcome: Promise<boolean>;
  readonly show: ReturnType<typeof vi.fn<Prompt['show']>>;
  close(): void;
}

function request(prompt: Partial<Prompt> & { name: string }): Shown {
  const show = vi.fn<Prompt['show']>();
  const outcome = service.requestPrompt({ priority: 1, show, signal: controller.signal, ...prompt });
  return { outcome, show, close: () => show.mock.lastCall?.[0]() };
}

const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

describe('a notice that makes way', () => {
  it('does so for a more important prompt only, and has another turn after it', async () => {
    const giveWay = vi.fn();
    const notice = request({ name: 'notice', priority: 5, giveWay });
    await settle();
    const less = request({ name: 'less', priority: 4 });
    const equal = request({ name: 'equal', priority: 5 });
    await settle(60_000);
    expect(giveWay).not.toHaveBeenCalled();
    const paywall = request({ name: 'paywall', priority: 9 });
    await settle();
    expect(giveWay).toHaveBeenCalledOnce();
    expect(paywall.show).toHaveBeenCalledOnce();

    // A later answer does not affect the one that is shown.
    notice.close();
    const again = request({ name: 'notice', priority: 6, giveWay });
    await settle(60_000);
    expect(again.show).not.toHaveBeenCalled();
    paywall.close();
    await settle();
    expect(again.show).toHaveBeenCalledOnce();
    expect([less, equal].every(({ show }) => show.mock.calls.length === 0)).toBe(true);
  });

  it('stays where the more important one has nothing to show', async () => {
    const giveWay = vi.fn();
    request({ name: 'notice', priority: 5, giveWay });
    await settle();
    const paywall = request({ name: 'paywall', priority: 9, canShow: () => false });
    expect(await paywall.outcome).toBe(false);
    expect(giveWay).not.toHaveBeenCalled();
  });
});

describe('a prompt', () => {
  it('shows when nothing else does', async () => {
    const paywall = request({ name: 'paywall' });
    expect(await paywall.outcome).toBe(true);
    expect(paywall.show).toHaveBeenCalledOnce();
  });

  it('waits until the one that shows has closed', async () => {
    const first = request({ name: 'first' });
    await settle();
    const second = request({ name: 'second', priority: 9 });
    await settle(60_000);
    expect(second.show).not.toHaveBeenCalled();
    first.close();
    await settle();
    expect(second.show).toHaveBeenCalledOnce();
  });

  it('shows before less important ones, and after equal ones from before', async () => {
    const order: string[] = [];
    const submit = (name: string, priority: number) =>
      request({
        name,
        priority,
        show: (release) => {
          order.push(name);
          release();
        },
      });
    for (const [name, priority] of [
      ['a', 1],
      ['b', 5],
      ['c', 5],
      ['d', 9],
    ] as const)
      submit(name, priority);
    await settle();
    expect(order).toEqual(['d', 'b', 'c', 'a']);
  });

  it('yields to a more important one during its answer', async () => {
    let answer = (_: boolean) => {};
    const tour = request({ name: 'tour', canShow: () => new Promise((resolve) => (answer = resolve)) });
    await settle(100);
    const paywall = request({ name: 'paywall', priority: 9 });
    answer(true);
    await settle();
    expect(paywall.show).toHaveBeenCalledOnce();
    expect(tour.show).not.toHaveBeenCalled();
  });

  it('with a cap waits a moment for a more important one that is still loading', async () => {
    const tour = request({ name: 'tour', cap: { max: 1, within: DAY } });
    await settle(service.CAPPED_DELAY - 1);
    const welcome = request({ name: 'welcome', priority: 2, cap: { max: 1, within: DAY } });
    await settle(service.CAPPED_DELAY);
    expect(tour.show).not.toHaveBeenCalled();
    expect(welcome.show).toHaveBeenCalledOnce();
  });

  it.each<[string, () => boolean | Promise<boolean>]>([
    ['says no', () => false],
    [
      'throws',
      () => {
        throw new Error('broken');
      },
    ],
    ['rejects', () => Promise.reject(new Error('down'))],
    ['never answers', () => new Promise(() => {})],
  ])('that %s makes way for the next', async (_, canShow) => {
    tolerate('error nmt prompts: "none" threw when asked whether it can show; that counts as no.');
    const none = request({ name: 'none', priority: 9, canShow });
    const next = request({ name: 'next' });
    await settle(service.ANSWER_TIMEOUT);
    expect(await none.outcome).toBe(false);
    expect(none.show).not.toHaveBeenCalled();
    expect(await next.outcome).toBe(true);
  });

  it('does not wait for the answers of several slow ones in turn', async () => {
    for (let i = 0; i < 5; i += 1)
      request({ name: `slow-${i}`, priority: 9, canShow: () => new Promise(() => {}) });
    const next = request({ name: 'next' });
    await settle(service.ANSWER_TIMEOUT);
    expect(next.show).toHaveBeenCalledOnce();
  });

  it('that cannot be shown makes way for the next, and does not count', async () => {
    const cap = { max: 1, within: DAY };
    const broken = request({
      name: 'broken',
      priority: 9,
      cap,
      show: () => {
        throw new Error('no dialog');
      },
    });
    const next = request({ name: 'next' });
    await settle(service.CAPPED_DELAY);
    expect(await broken.outcome).toBe(false);
    expect(await next.outcome).toBe(true);
    expect(logged(/^error/)).toHaveLength(1);
    expect(localStorage.getItem('nmt_prompts')).toBeNull();
  });

  it('is asked again when its turn follows another', async () => {
    const first = request({ name: 'first', priority: 9 });
    const canShow = vi.fn().mockReturnValueOnce(true).mockReturnValueOnce(false);
    const second = request({ name: 'second', canShow });
    await settle(60_000);
    first.close();
    await settle();
    expect(await second.outcome).toBe(false);
    expect(second.show).not.toHaveBeenCalled();
  });

  it('is released once, however often it is called', async () => {
    const first = request({ name: 'first' });
    await settle();
    const second = request({ name: 'second' });
    const third = request({ name: 'third' });
    first.close();
    await settle();
    first.close();
    await settle();
    expect(second.show).toHaveBeenCalledOnce();
    expect(third.show).not.toHaveBeenCalled();
  });

  it('that is withdrawn while it waits is not shown, and while it shows makes way', async () => {
    const [one, two] = [new AbortController(), new AbortController()];
    request({ name: 'first', signal: one.signal });
    await settle();
    const second = request({ name: 'second', signal: two.signal });
    const third = request({ name: 'third' });
    two.abort();
    expect(await second.outcome).toBe(false);
    one.abort();
    await settle();
    expect(second.show).not.toHaveBeenCalled();
    expect(third.show).toHaveBeenCalledOnce();
    expect(await request({ name: 'late', signal: one.signal }).outcome).toBe(false);
  });

  it('that is withdrawn while it answers holds up nobody', async () => {
    const one = new AbortController();
    request({ name: 'slow', priority: 9, signal: one.signal, canShow: () => new Promise(() => {}) });
    const next = request({ name: 'next' });
    await settle(10);
    one.abort();
    await settle();
    expect(next.show).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('that takes the focus waits until the visitor is in no field, and less important ones behind it', async () => {
    document.body.innerHTML = '<input aria-label="Naam"><textarea></textarea><input type="checkbox">';
    const [name, text, box] = document.querySelectorAll<HTMLElement>('input, textarea');
    name?.focus();
    const dialog = request({ name: 'dialog', takesFocus: true });
    const bar = request({ name: 'bar' });
    await settle(60_000);
    expect(dialog.show).not.toHaveBeenCalled();
    expect(bar.show).not.toHaveBeenCalled();
    text?.focus();
    await settle(60_000);
    expect(dialog.show).not.toHaveBeenCalled();
    box?.focus();
    await settle();
    expect(dialog.show).toHaveBeenCalledOnce();
  });

  it('does not show before a prerendered page is activated', async () => {
    const page = document as { prerendering?: boolean };
    page.prerendering = true;
    const paywall = request({ name: 'paywall' });
    await settle(60_000);
    expect(paywall.show).not.toHaveBeenCalled();
    await activatePage();
    delete page.prerendering;
    await settle();
    expect(paywall.show).toHaveBeenCalledOnce();
  });
});

describe('frequency caps', () => {
  const cap = { max: 1, within: 2 * DAY };

  async function isShownOnNewPage(prompt: Partial<Prompt> & { name: string }): Promise<boolean> {
    forgetDocument();
    const shown = request(prompt);
    await settle(service.CAPPED_DELAY);
    return shown.outcome;
  }

  it('of a prompt hold on later pages, until their time is over', async () => {
    expect(await isShownOnNewPage({ name: 'tour', cap })).toBe(true);
    expect(await isShownOnNewPage({ name: 'tour', cap })).toBe(false);
    await settle(2 * DAY);
    expect(await isShownOnNewPage({ name: 'tour', cap })).toBe(true);
  });

  it('of all prompts together apply after those of each', async () => {
    const { max } = service.OVERALL_CAP;
    for (let i = 0; i < max; i += 1) expect(await isShownOnNewPage({ name: `offer-${i}`, cap })).toBe(true);
    expect(await isShownOnNewPage({ name: 'one-more', cap })).toBe(false);
    await settle(service.OVERALL_CAP.within);
    expect(await isShownOnNewPage({ name: 'one-more', cap })).toBe(true);
  });

  it('do not apply to indispensable prompts', async () => {
    const { max } = service.OVERALL_CAP;
    for (let i = 0; i <= max; i += 1) expect(await isShownOnNewPage({ name: 'paywall' })).toBe(true);
    expect(await isShownOnNewPage({ name: 'tour', cap })).toBe(true);
  });

  it('start anew where the stored showings do not fit', async () => {
    localStorage.setItem('nmt_prompts', '{"value":[{"name":1}],"savedAt":1}');
    expect(await isShownOnNewPage({ name: 'tour', cap })).toBe(true);
  });
});

describe('the picker', () => {
  it('never shows two at once and leaves none waiting, whatever the candidates do', async () => {
    tolerate('error nmt prompts: "candidate-');
    const delay = fc.integer({ min: 0, max: 6000 });
    const candidate = fc.record({
      askedAfter: delay,
      answersAfter: delay,
      answer: fc.constantFrom('yes', 'yes', 'no', 'throws', 'rejects', 'never'),
      closesAfter: delay,
      showThrows: fc.boolean(),
      withdrawnAfter: fc.option(delay),
      capped: fc.boolean(),
      priority: fc.integer({ min: 1, max: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(candidate, { maxLength: 8 }), async (candidates) => {
        localStorage.clear();
        forgetDocument();
        let open = 0;
        let most = 0;
        const outcomes: Promise<boolean>[] = [];
        candidates.forEach((it, index) => {
          setTimeout(() => {
            const own = new AbortController();
            let isOpen = false;
            const close = () => {
              if (isOpen) open -= 1;
              isOpen = false;
            };
            own.signal.addEventListener('abort', close);
            if (it.withdrawnAfter !== null) setTimeout(() => own.abort(), it.withdrawnAfter);
            outcomes.push(
              service.requestPrompt({
                name: `candidate-${index}`,
                priority: it.priority,
                ...(it.capped && { cap: { max: 1, within: DAY } }),
                canShow: () => {
                  if (it.answer === 'throws') throw new Error('broken');
                  return new Promise((resolve, reject) => {
                    if (it.answer === 'never') return;
                    const settleIt =
                      it.answer === 'rejects'
                        ? () => reject(new Error('down'))
                        : () => resolve(it.answer === 'yes');
                    setTimeout(settleIt, it.answersAfter);
                  });
                },
                show: (release) => {
                  if (it.showThrows) throw new Error('no dialog');
                  isOpen = true;
                  open += 1;
                  most = Math.max(most, open);
                  setTimeout(() => {
                    close();
                    release();
                  }, it.closesAfter);
                },
                signal: own.signal,
              }),
            );
          }, it.askedAfter);
        });
        await settle(200_000);
        expect(most).toBeLessThanOrEqual(1);
        expect(await Promise.all(outcomes)).toHaveLength(candidates.length);
      }),
      { numRuns: 60 },
    );
  });
});
