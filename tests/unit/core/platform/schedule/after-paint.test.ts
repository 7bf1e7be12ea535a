// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { onLeave } from '../../../../../core/platform/page-life/on-leave.ts';
import { afterPaint } from '../../../../../core/platform/schedule/after-paint.ts';
import { setVisible } from '../../../widgets/support/visible.ts';

/** The callbacks that ran, in order. */
let ran: string[];

beforeEach(() => {
  ran = [];
  vi.useFakeTimers();
  setVisible(true);
});

const paint = () => vi.advanceTimersByTimeAsync(50);

describe('what waits for the paint', () => {
  it('runs once, in order, in a task after the frame in which the page is painted', async () => {
    afterPaint(() => ran.push('stored'));
    afterPaint(() => ran.push('sent'));
    requestAnimationFrame(() => ran.push('painted'));
    expect(ran).toEqual([]);
    await paint();
    setVisible(false);
    expect(ran).toEqual(['painted', 'stored', 'sent']);
  });

  it.each(['hidden', 'left'] as const)('runs at once where the page is %s before that', async (how) => {
    afterPaint(() => ran.push('stored'));
    afterPaint(() => ran.push('sent'));
    if (how === 'hidden') setVisible(false);
    else dispatchEvent(new Event('pagehide'));
    expect(ran).toEqual(['stored', 'sent']);
    await paint();
    expect(ran).toEqual(['stored', 'sent']);
  });

  it('runs before the listeners that send what was collected until the page is left', () => {
    const collected: string[] = [];
    const controller = new AbortController();
    onLeave(() => ran.push(...collected), controller.signal);
    afterPaint(() => collected.push('counted'));
    dispatchEvent(new Event('pagehide'));
    expect(ran).toEqual(['counted']);
    afterPaint(() => collected.push('counted again'));
    setVisible(false);
    expect(ran).toEqual(['counted', 'counted', 'counted again']);
    controller.abort();
  });

  it('loses nothing where one of them throws', () => {
    const thrown = vi.fn((event: ErrorEvent) => event.preventDefault());
    addEventListener('error', thrown, { once: true });
    afterPaint(() => {
      throw new Error('broken');
    });
    afterPaint(() => ran.push('sent'));
    try {
      dispatchEvent(new Event('pagehide'));
    } catch {
      // The DOM library passes on errors of listeners.
    }
    dispatchEvent(new Event('pagehide'));
    expect(ran).toEqual(['sent']);
  });

  it('runs on a hidden page, which is not painted', async () => {
    setVisible(false);
    vi.stubGlobal('requestAnimationFrame', vi.fn());
    afterPaint(() => ran.push('sent'));
    expect(ran).toEqual([]);
    await paint();
    expect(ran).toEqual(['sent']);
  });
});
