import { error } from '../../runtime/log/log.ts';
import { onAbort } from '../dom/on-abort.ts';
import { isPrerendering } from '../page-life/activation.ts';
import { type Outliner, outlinerFor } from './outliner-for.ts';
import { visibleFraction } from './visible-fraction.ts';

/** Milliseconds between two checks [viewport-detector-1]. */
const INTERVAL = 500;
/** The margin above and below the viewport for "within a third of the viewport height". */
const MARGIN = `${100 / 3}% 0px`;
/** The visible fraction that strict mode requires [viewport-detector-1]. */
const STRICT_FRACTION = 0.7;

/** Options for watching an element. */
export interface WatchOptions {
  /** Whether at least 70% must be visible. */
  readonly strict?: boolean;
  /** Ends the observation. */
  readonly signal: AbortSignal;
}

interface Watch {
  readonly handler: (inView: boolean) => void;
  readonly strict: boolean;
  inView: boolean;
}

interface Target {
  readonly element: Element;
  readonly watches: Set<Watch>;
  /** Whether the element overlaps the extended viewport. */
  near: boolean;
}

/** The observer, which exists only while elements are watched. */
interface Detector {
  readonly observer: IntersectionObserver;
  readonly outliner: Outliner;
  readonly end: () => void;
}

const targets = new Map<Element, Target>();
let detector: Detector | undefined;

/**
 * Reports when an element enters or leaves the view, at most once every 500 ms. It is in view when it lies within a
 * third of the viewport height of the viewport, read here as: when it overlaps the viewport extended by a third of its
 * height above and below. In strict mode at least 70% of it must be visible in the viewport itself as well
 * [viewport-detector-1]. Nothing counts as seen while the page is hidden or prerendered.
 *
 * One observer finds the near elements; only near ones in strict mode are measured.
 * @param element the watched element
 * @param handler called with each change; an element starts as not in view
 */
export function watch(
  element: Element,
  handler: (inView: boolean) => void,
  { strict = false, signal }: WatchOptions,
): void {
  if (signal.aborted) return;
  detector ??= begin();
  const target = targets.get(element) ?? { element, watches: new Set(), near: false };
  const own: Watch = { handler, strict, inView: false };
  target.watches.add(own);
  targets.set(element, target);
  detector.observer.observe(element);
  detector.outliner.show(element, false);
  onAbort(signal, () => unwatch(target, own));
}

function unwatch(target: Target, own: Watch): void {
  target.watches.delete(own);
  if (target.watches.size > 0) return;
  targets.delete(target.element);
  detector?.observer.unobserve(target.element);
  detector?.outliner.clear(target.element);
  if (targets.size > 0) return;
  detector?.end();
  detector = undefined;
}

function begin(): Detector {
  const observer = new IntersectionObserver(hear, { rootMargin: MARGIN });
  let timer: ReturnType<typeof setInterval> | undefined;
  const lookWhileShown = () => {
    clearInterval(timer);
    if (!document.hidden && !isPrerendering()) timer = setInterval(look, INTERVAL);
  };
  document.addEventListener('visibilitychange', lookWhileShown);
  document.addEventListener('prerenderingchange', lookWhileShown);
  lookWhileShown();
  const end = () => {
    observer.disconnect();
    clearInterval(timer);
    document.removeEventListener('visibilitychange', lookWhileShown);
    document.removeEventListener('prerenderingchange', lookWhileShown);
  };
  return { observer, outliner: outlinerFor(location.href), end };
}

function hear(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target: element, isIntersecting } of entries) {
    const target = targets.get(element);
    if (target) target.near = isIntersecting;
  }
}

function look(): void {
  const viewport = { width: window.innerWidth, height: window.innerHeight };
  const changes = [...targets.values()].flatMap((target) => changesOf(target, viewport));
  // All boxes are read before the handlers run, so that a handler that changes the page forces no layout in between.
  for (const run of changes) run();
}

function changesOf(target: Target, viewport: { width: number; height: number }): (() => void)[] {
  const measures = target.near && [...target.watches].some(({ strict }) => strict);
  const fraction = measures ? visibleFraction(target.element.getBoundingClientRect(), viewport) : 0;
  return [...target.watches]
    .filter((own) => own.inView !== (target.near && (!own.strict || fraction >= STRICT_FRACTION)))
    .map((own) => () => notify(target, own));
}

function notify({ element, watches }: Target, own: Watch): void {
  // A previous handler may have ended the watch.
  if (!watches.has(own)) return;
  own.inView = !own.inView;
  detector?.outliner.show(element, own.inView);
  try {
    own.handler(own.inView);
  } catch (cause) {
    error('viewport', 'A handler threw; the others go on.', cause);
  }
}
