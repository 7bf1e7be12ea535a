import { onAbort } from '../../../core/platform/dom/on-abort.ts';
/** An update that the reader has not seen yet. */
export interface News {
  readonly id: string;
  readonly publishedAt: number;
  /** Where it is on this page; undefined where the page does not show it. */
  readonly element?: HTMLElement | undefined;
  /** The id of its element, for a link to it; empty where it has none. */
  readonly anchor: string;
}

/** What is new, counted. */
export interface NewsCount {
  add(news: readonly News[]): void;
  /** Forgets updates that the server took away. */
  drop(ids: readonly string[]): void;
  /** The oldest one, by the newsroom's clock. */
  oldest(): News | undefined;
  clear(): void;
}

/**
 * Counts new updates. One that the visitor scrolls to no longer counts; one that is in sight as it is inserted does, because
 * the reader may be looking elsewhere.
 * @param show draws the number
 * @param mark makes an update that comes in sight look new, for a moment
 * @param signal ends the watching
 */
export function countNews(
  show: (count: number) => void,
  mark: (element: HTMLElement) => void,
  signal: AbortSignal,
): NewsCount {
  const unseen = new Map<string, News>();
  const cameInSight = new WeakSet<Element>();
  const observed = new WeakSet<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const isFirstEntry = !observed.has(target);
      observed.add(target);
      if (isIntersecting && target instanceof HTMLElement) mark(target);
      if (!isIntersecting) cameInSight.delete(target);
      else if (isFirstEntry) cameInSight.add(target);
      else if (!cameInSight.has(target)) seen(target);
    }
  });
  const seen = (element: Element) => {
    for (const { id, element: own } of unseen.values()) if (own === element) drop([id]);
  };
  const drop = (ids: readonly string[]) => {
    for (const id of ids) {
      const element = unseen.get(id)?.element;
      if (element) observer.unobserve(element);
      unseen.delete(id);
    }
    show(unseen.size);
  };
  onAbort(signal, () => {
    observer.disconnect();
    unseen.clear();
    show(0);
  });
  return {
    drop,
    add(news) {
      for (const one of news) {
        unseen.set(one.id, one);
        if (one.element) observer.observe(one.element);
      }
      show(unseen.size);
    },
    oldest: () => [...unseen.values()].sort((one, other) => one.publishedAt - other.publishedAt)[0],
    clear() {
      for (const { element } of unseen.values()) if (element) mark(element);
      drop([...unseen.keys()]);
    },
  };
}
