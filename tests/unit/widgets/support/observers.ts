import { vi } from 'vitest';

/** Observers that report when a test tells them to, in place of the browser's observers. */
interface Observers {
  /** The elements that are observed now. */
  readonly observed: Set<Element>;
  /** Returns how often the observation of an element started. */
  readonly starts: (element: Element) => number;
  /** Returns the number of observers that are not disconnected. */
  readonly alive: () => number;
}

/**
 * Stubs `ResizeObserver`.
 * @returns also `resize`, which tells the observer of an element its new width
 */
export function stubResizeObserver(): Observers & {
  resize(element: Element, width?: number): void;
  notify(element: Element, entry: unknown): void;
} {
  const stub = stubObserver('ResizeObserver');
  const notify = (element: Element, entry: unknown) => withNextFrame(() => stub.notify(element, entry));
  return {
    ...stub,
    notify,
    resize: (element, width = 0) => notify(element, { target: element, contentRect: { width } }),
  };
}

/**
 * Stubs `IntersectionObserver`.
 * @returns also `enter` and `leave`, which tell that an element is near or no longer and run callbacks for the next
 * frame at once, and the options of all observers made
 */
export function stubIntersectionObserver(): Observers & {
  enter(...elements: Element[]): void;
  leave(...elements: Element[]): void;
  /** Reports that an element went through these states since the last report. */
  pass(element: Element, ...isIntersecting: boolean[]): void;
  /** Reports any other entry. */
  notify(element: Element, entry: unknown): void;
  readonly options: IntersectionObserverInit[];
} {
  const stub = stubObserver('IntersectionObserver');
  const pass = (target: Element, ...states: boolean[]) =>
    withNextFrame(() => stub.notify(target, ...states.map((isIntersecting) => ({ target, isIntersecting }))));
  return {
    ...stub,
    pass,
    enter: (...elements) => elements.forEach((element) => void pass(element, true)),
    leave: (...elements) => elements.forEach((element) => void pass(element, false)),
  };
}

/** Runs callbacks for the next frame at once. */
function withNextFrame(report: () => void): void {
  const frames: FrameRequestCallback[] = [];
  const schedule = vi
    .spyOn(globalThis, 'requestAnimationFrame')
    .mockImplementation((run) => frames.push(run));
  report();
  schedule.mockRestore();
  for (const run of frames) run(0);
}

function stubObserver(name: 'ResizeObserver' | 'IntersectionObserver') {
  const observed = new Set<Element>();
  const starts = new Map<Element, number>();
  const options: IntersectionObserverInit[] = [];
  const alive = new Set<Observer>();

  class Observer {
    readonly elements = new Set<Element>();

    constructor(
      readonly callback: (entries: unknown[]) => void,
      init: IntersectionObserverInit = {},
    ) {
      options.push(init);
      alive.add(this);
    }

    observe(element: Element) {
      alive.add(this);
      this.elements.add(element);
      observed.add(element);
      starts.set(element, (starts.get(element) ?? 0) + 1);
    }

    unobserve(element: Element) {
      this.elements.delete(element);
      observed.delete(element);
    }

    disconnect() {
      for (const element of this.elements) this.unobserve(element);
      alive.delete(this);
    }
  }

  vi.stubGlobal(name, Observer);
  return {
    observed,
    options,
    starts: (element: Element) => starts.get(element) ?? 0,
    alive: () => alive.size,
    notify(element: Element, ...entries: unknown[]) {
      for (const observer of alive) if (observer.elements.has(element)) observer.callback(entries);
    },
  };
}
