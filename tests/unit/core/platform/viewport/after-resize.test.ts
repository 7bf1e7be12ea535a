// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterResize } from '../../../../../core/platform/viewport/after-resize.ts';

type Deliver = (entries: { readonly target: Element }[]) => void;

let deliver: Deliver;
let frames: FrameRequestCallback[];
const disconnect = vi.fn();
const run = vi.fn();

beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: Deliver) {
        deliver = callback;
      }
      observe() {}
      disconnect = disconnect;
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const nextFrame = () => {
  for (const frame of frames.splice(0)) frame(0);
};

it('calls in the next frame, once, with the latest entry of each element', () => {
  const [one, other] = [document.createElement('p'), document.createElement('p')];
  afterResize([one, other], run, new AbortController().signal);
  const [first, latest, only] = [{ target: one }, { target: one }, { target: other }];
  deliver([first, only]);
  deliver([latest]);
  expect(run).not.toHaveBeenCalled();
  nextFrame();
  expect(run.mock.calls).toEqual([[[latest, only]]]);
  nextFrame();
  expect(run).toHaveBeenCalledTimes(1);
  deliver([first]);
  nextFrame();
  expect(run).toHaveBeenLastCalledWith([first]);
});

it('calls no more after its end, also for a size that has changed before', () => {
  const ending = new AbortController();
  afterResize([document.body], run, ending.signal);
  deliver([{ target: document.body }]);
  ending.abort();
  nextFrame();
  expect(disconnect).toHaveBeenCalled();
  expect(run).not.toHaveBeenCalled();
});
