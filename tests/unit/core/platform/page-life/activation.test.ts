// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { onceActivated, whenActivated } from '../../../../../core/platform/page-life/activation.ts';
import { activatePage } from '../../../support/activate-page.ts';

const page = document as { prerendering?: boolean };

afterEach(() => {
  delete page.prerendering;
});

describe('once the page is activated', () => {
  it('runs at once on a page that the reader opened', () => {
    const run = vi.fn();
    onceActivated(run, new AbortController().signal);
    expect(run).toHaveBeenCalledOnce();
  });

  it('waits on a prerendered page until it is painted', async () => {
    const run = vi.fn();
    page.prerendering = true;
    onceActivated(run, new AbortController().signal);
    expect(run).not.toHaveBeenCalled();
    const activated = activatePage();
    expect(run).not.toHaveBeenCalled();
    await activated;
    expect(run).toHaveBeenCalledOnce();
  });

  it('resolves at once, with the activation, or when the wait is withdrawn', async () => {
    await whenActivated();
    page.prerendering = true;
    const controller = new AbortController();
    const done = vi.fn();
    const waits = [whenActivated(), whenActivated(controller.signal)];
    void waits[0]?.then(done);
    controller.abort();
    await waits[1];
    expect(done).not.toHaveBeenCalled();
    await activatePage();
    await waits[0];
  });

  it('runs nothing when it was withdrawn before, or before the first paint', async () => {
    const run = vi.fn();
    const controller = new AbortController();
    page.prerendering = true;
    onceActivated(run, controller.signal);
    controller.abort();
    await activatePage();
    onceActivated(run, controller.signal);
    const late = new AbortController();
    page.prerendering = true;
    onceActivated(run, late.signal);
    const activated = activatePage();
    late.abort();
    await activated;
    expect(run).not.toHaveBeenCalled();
  });
});
