import { onAbort } from '../../../core/platform/dom/on-abort.ts';
/** An update that the visitor has not seen yet. */
export interface News {
  readonly id: string;
  readonly publishedAt: number;
  /** Its element on this page; undefined if the page does not show it. */
  readonly element?: HTMLElement | undefined;
  /** The target of a link to it: the id of its element, or of the update if the element has none. */
  readonly anchor: string;
}

/** A counter of new updates. */
export interface NewsCount {
  add(news: readonly News[]): void;
  /** Removes updates that the server has removed. */
  drop(ids: readonly string[]): void;
  /** The oldest one, by its publication time. */
  oldest(): News | undefined;
  clear(): void;
  /** Whether the test is true for the element of any of them. */
  some(test: (element: HTMLElement) => boolean): boolean;
}

/**
 * Counts new updates. An update to which the visitor has scrolled no longer counts; one that is in view when it is
 * inserted does, because the visitor may not be looking at it.
 * @param show sets the number
 * @param mark highlights an update that comes into view, for a moment
 * @param signal ends it
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
    some: (test) => [...unseen.values()].some(({ element }) => element !== undefined && test(element)),
    clear() {
      for (const { element } of unseen.values()) if (element) mark(element);
      drop([...unseen.keys()]);
    },
  };
}
