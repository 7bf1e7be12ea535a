import { vi } from 'vitest';
import { stubResizeObserver } from '../../../widgets/support/observers.ts';

/** A window that scrolls on the test's command, with frames that are triggered manually. */
export function stubScrolling() {
  const sizes = stubResizeObserver();
  const page = { height: 5000, geometryReads: 0 };
  let frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
  vi.stubGlobal('cancelAnimationFrame', () => {
    frames = [];
  });
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('scrollY', 0);
  Object.defineProperty(document.documentElement, 'scrollHeight', {
    configurable: true,
    get: () => {
      page.geometryReads += 1;
      return page.height;
    },
  });
  const draw = () => {
    const due = frames;
    frames = [];
    for (const frame of due) frame(0);
    return due.length;
  };
  return {
    page,
    sizes,
    draw,
    /** Scrolls without a frame. */
    move(position: number) {
      vi.stubGlobal('scrollY', position);
      dispatchEvent(new Event('scroll'));
    },
    /** Scrolls to each of these positions, with a frame for each. */
    scroll(...positions: number[]) {
      for (const position of positions) {
        this.move(position);
        draw();
      }
    },
  };
}
