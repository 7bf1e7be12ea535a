/**
 * Runs before each test file. The DOM library has no layout, and its observer never reports: here every element is in
 * view, unless a test has its own observer.
 */
if (typeof document !== 'undefined') {
  class InView implements Pick<IntersectionObserver, 'observe' | 'unobserve' | 'disconnect'> {
    private isEnded = false;

    constructor(
      private readonly report: (
        entries: { target: Element; isIntersecting: true }[],
        observer: InView,
      ) => void,
    ) {}

    observe(target: Element): void {
      queueMicrotask(() => {
        if (!this.isEnded) this.report([{ target, isIntersecting: true }], this);
      });
    }

    unobserve(): void {}

    disconnect(): void {
      this.isEnded = true;
    }
  }
  Object.assign(window, { IntersectionObserver: InView });
}
