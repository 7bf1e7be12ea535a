// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { observe } from '../../../../../core/platform/dom/observe.ts';
import { onAbort } from '../../../../../core/platform/dom/on-abort.ts';
import { subscribe } from '../../../../../core/platform/dom/subscribe.ts';

describe('onAbort', () => {
  it('runs once, when the signal aborts', () => {
    const controller = new AbortController();
    const run = vi.fn();
    onAbort(controller.signal, run);
    expect(run).not.toHaveBeenCalled();
    controller.abort();
    controller.abort();
    expect(run).toHaveBeenCalledOnce();
  });

  it('runs at once where the signal has aborted', () => {
    const run = vi.fn();
    onAbort(AbortSignal.abort(), run);
    expect(run).toHaveBeenCalledOnce();
  });
});

describe('subscribe', () => {
  it('calls the listener with the present state and each change, until the signal aborts', () => {
    const controller = new AbortController();
    const store = createStore(() => 1);
    const heard: number[] = [];
    subscribe(store, (state) => heard.push(state), controller.signal);
    store.setState(2, true);
    controller.abort();
    store.setState(3, true);
    expect(heard).toEqual([1, 2]);
  });

  it('calls no listener where the signal has aborted', () => {
    const listener = vi.fn();
    subscribe(
      createStore(() => 1),
      listener,
      AbortSignal.abort(),
    );
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('observe', () => {
  const observer = () => ({ observe: vi.fn(), disconnect: vi.fn() });
  const [one, other] = [document.createElement('p'), document.createElement('p')];

  it('observes one element or several, and disconnects when the signal aborts', () => {
    const controller = new AbortController();
    const [single, several] = [observer(), observer()];
    observe(single, one, controller.signal, { childList: true });
    observe(several, [one, other], controller.signal);
    expect(single.observe.mock.calls).toEqual([[one, { childList: true }]]);
    expect(several.observe.mock.calls.map(([target]) => target)).toEqual([one, other]);
    expect(single.disconnect).not.toHaveBeenCalled();
    controller.abort();
    expect(single.disconnect).toHaveBeenCalledOnce();
    expect(several.disconnect).toHaveBeenCalledOnce();
  });

  it('observes nothing where the signal has aborted', () => {
    const idle = observer();
    observe(idle, one, AbortSignal.abort());
    expect(idle.observe).not.toHaveBeenCalled();
  });
});
