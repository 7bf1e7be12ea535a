import { onAbort } from '../../../../core/platform/dom/on-abort.ts';

/**
 * The limits beyond which Chrome unloads an advertisement (Heavy Ad Intervention): 4 MB, and 15 s of CPU time in any 30
 * s or 60 s in total. Here they apply to the provider's frames in every browser that reports any of it.
 */
export const LIMITS = { bytes: 4 * 1024 * 1024, busyInWindow: 15_000, window: 30_000, busy: 60_000 };

/** A period in which a frame kept the browser busy, in ms since the start of the page. */
export interface BusyTime {
  readonly start: number;
  readonly duration: number;
}

/**
 * Whether a frame has used too much CPU time.
 * @param times long tasks, in order
 */
export function isTooBusy(times: readonly BusyTime[]): boolean {
  const sum = (some: readonly BusyTime[]) => some.reduce((total, { duration }) => total + duration, 0);
  if (sum(times) > LIMITS.busy) return true;
  return times.some(({ start }) => {
    const inWindow = times.filter((time) => time.start >= start && time.start < start + LIMITS.window);
    return sum(inWindow) > LIMITS.busyInWindow;
  });
}

/** The frame to which the browser attributes a long task (W3C, "Long Tasks API"). */
interface Attribution {
  readonly containerId?: string;
  readonly containerName?: string;
  readonly containerSrc?: string;
}

/**
 * Watches the resources that the frames in an element use, as far as the browser reports them: long tasks by their
 * frame, and the bytes of the frames' own documents. Other resources of a creative are not reported to the page.
 * @param place the provider's element
 * @param onHeavy called once
 * @param signal ends it
 */
export function watchWeight(place: Element, onHeavy: (cause: string) => void, signal: AbortSignal): void {
  // Hardened browsers disable it.
  const types = window.PerformanceObserver?.supportedEntryTypes ?? [];
  const watching = new AbortController();
  onAbort(signal, () => watching.abort());
  const times: BusyTime[] = [];
  let bytes = 0;
  const report = (cause: string) => {
    if (watching.signal.aborted) return;
    watching.abort();
    onHeavy(cause);
  };
  const frames = () => [...place.querySelectorAll('iframe')];
  const read = (entry: PerformanceEntry) => {
    if (entry.entryType === 'longtask') {
      const [attribution] = (entry as { attribution?: readonly Attribution[] }).attribution ?? [];
      if (!attribution || !frames().some((frame) => isOf(frame, attribution))) return;
      times.push({ start: entry.startTime, duration: entry.duration });
      if (isTooBusy(times)) report('it computed too much');
    } else if (frames().some(({ src }) => src === entry.name)) {
      bytes += (entry as PerformanceResourceTiming).transferSize;
      if (bytes > LIMITS.bytes) report('it loaded too much');
    }
  };
  for (const type of ['longtask', 'resource']) {
    if (!types.includes(type)) continue;
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(read));
    observer.observe({ type });
    onAbort(watching.signal, () => observer.disconnect());
  }
}

function isOf(frame: HTMLIFrameElement, { containerId, containerName, containerSrc }: Attribution): boolean {
  if (containerId) return frame.id === containerId;
  if (containerName) return frame.name === containerName;
  return !!containerSrc && frame.getAttribute('src') === containerSrc;
}
