import type { Mount, Mounts, Observers } from '../loader/contract.ts';
import { DEFAULT_MARGIN } from '../loader/strategies/visible.ts';
import { groupByPlace, type Place } from './group-by-place.ts';

/** The fewest hooks for which grouping is worth its cost. */
const FEWEST = 200;

/** The largest height and width of a group, in px. */
const EXTENT = 8000;

/**
 * The distance from the viewport within which the hooks of a group are observed one by one, in px. Both ends of a group
 * are observed, so it may grow to four times its extent before a hook between them could be missed.
 */
const REACH = 2 * EXTENT;

/** The minimum time between two callbacks of the observer of groups, in ms. */
const DELAY = 200;

interface Group {
  readonly hooks: readonly Element[];
  /** The observer that observes its hooks one by one. */
  readonly observer: IntersectionObserver;
  /** The boxes of its first and its last hook. */
  readonly boxes: readonly Element[];
}

interface Measured {
  readonly hook: Element;
  readonly place: Place;
}

/** Observes the page's far hooks in groups. */
export interface HookGroups {
  /**
   * Handles a change of the page. The hooks of groups in and on an element are observed one by one again, because they
   * have moved or left; in a quiet moment the hooks far from the viewport are grouped again, if there are many.
   */
  readonly update: (root: ParentNode) => void;
}

/**
 * While a page scrolls or changes, the browser computes for each observed element in each frame whether it is near the
 * viewport. With thousands of waiting hooks this takes longer than a frame. So only the first and the last of each
 * group of far hooks are observed, until the group comes nearer.
 * @param mounts all features on hooks
 * @param observers the observers of the hooks that wait for the viewport
 * @param whenQuiet calls back when no more urgent work is left
 */
export function createHookGroups(
  mounts: Mounts,
  observers: Observers,
  whenQuiet: (run: () => void) => void,
): HookGroups {
  const groupOf = new Map<Element, Group>();
  /** The groups by the element whose box is observed: inline elements of one block share its box. */
  const ofBox = new Map<Element, Set<Group>>();
  /** The number of hooks that the last grouping left ungrouped. */
  let left = 0;
  let isPlanned = false;
  let width = window.innerWidth;

  const observerOf = (hook: Element) => commonObserver(mounts.get(hook) ?? [], observers);

  const ends = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) dissolve(groupOf.get(target));
    },
    { rootMargin: `${REACH}px`, delay: DELAY } as IntersectionObserverInit,
  );
  // A hidden end of a group never comes near the viewport.
  const sizes = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (!isRendered(target)) for (const group of [...(ofBox.get(target) ?? [])]) dissolve(group);
    }
  });
  addEventListener('resize', () => {
    if (width === window.innerWidth) return;
    width = window.innerWidth;
    new Set(groupOf.values()).forEach(dissolve);
    plan();
  });

  function dissolve(group: Group | undefined): void {
    if (!group) return;
    for (const hook of group.hooks) {
      groupOf.delete(hook);
      ends.unobserve(hook);
      if (observerOf(hook)) group.observer.observe(hook);
    }
    for (const box of group.boxes) {
      const inBox = ofBox.get(box);
      inBox?.delete(group);
      if (inBox?.size) continue;
      ofBox.delete(box);
      sizes.unobserve(box);
    }
  }

  function add(hooks: readonly Element[], observer: IntersectionObserver): void {
    const inner = [hooks[0], hooks.at(-1)].filter((end) => end !== undefined);
    const group: Group = { hooks, observer, boxes: inner.map(boxOf) };
    for (const hook of hooks) {
      observer.unobserve(hook);
      groupOf.set(hook, group);
    }
    for (const end of inner) ends.observe(end);
    for (const box of group.boxes) {
      ofBox.set(box, (ofBox.get(box) ?? new Set()).add(group));
      sizes.observe(box);
    }
  }

  function take(measured: readonly Measured[]): void {
    const isClipped = clipFinder();
    // Reading the window's size forces a layout each time.
    const isNear = nearFinder(window.innerWidth, window.innerHeight);
    const lists = new Map<IntersectionObserver, Measured[]>();
    for (const one of measured) {
      const observer = observerOf(one.hook);
      if (!observer || groupOf.has(one.hook) || isClipped(one.hook)) continue;
      const list = lists.get(observer) ?? [];
      lists.set(observer, list);
      list.push(one);
    }
    left = measured.length;
    for (const [observer, list] of lists) {
      for (const group of groupByPlace(list, EXTENT)) {
        if (group.some(({ place }) => isNear(place))) continue;
        add(
          group.map(({ hook }) => hook),
          observer,
        );
        left -= group.length;
      }
    }
  }

  function group(): void {
    isPlanned = false;
    const alone = [...mounts.keys()].filter((hook) => !groupOf.has(hook) && observerOf(hook));
    left = Math.min(left, alone.length);
    if (alone.length < left + FEWEST) return;
    // An observer reports all positions without forcing a layout.
    const once = new IntersectionObserver((entries) => {
      once.disconnect();
      take(entries.map(({ target, boundingClientRect }) => ({ hook: target, place: boundingClientRect })));
    });
    for (const hook of alone) once.observe(hook);
  }

  function plan(): void {
    if (!isPlanned) whenQuiet(group);
    isPlanned = true;
  }

  return {
    update(root) {
      plan();
      if (groupOf.size === 0) return;
      // Hooks that left no longer have the loader's attributes, so all elements are checked.
      for (const element of root.querySelectorAll('*')) dissolve(groupOf.get(element));
      if (root instanceof Element) dissolve(groupOf.get(root));
    },
  };
}

/** Returns the observer of a hook's waiting mounts; undefined if there is none, or several with different margins. */
function commonObserver(onHook: readonly Mount[], observers: Observers): IntersectionObserver | undefined {
  let common: string | undefined;
  for (const { route, state } of onHook) {
    if (route.load !== 'v' || state !== 'waiting') continue;
    const margin = route.detail || DEFAULT_MARGIN;
    if (common !== undefined && common !== margin) return undefined;
    common = margin;
  }
  return common === undefined ? undefined : observers[common];
}

/**
 * Returns a function that finds positions so near the viewport that a group with one would be dissolved at once.
 * @param width the viewport's width in px
 * @param height the viewport's height in px
 */
function nearFinder(width: number, height: number): (place: Place) => boolean {
  return ({ top, right, bottom, left }) =>
    bottom > -REACH && top < height + REACH && right > -REACH && left < width + REACH;
}

/**
 * Returns a function that finds hooks in an element that clips its content, such as a list that scrolls by itself:
 * there a hook may be in view while both ends of its group are clipped.
 */
function clipFinder(): (hook: Element) => boolean {
  const known = new Map<Element, boolean>();
  const clips = (element: Element | null): boolean => {
    // `overflow` of the body and the root applies to the viewport.
    if (!element || element === document.body) return false;
    const before = known.get(element);
    if (before !== undefined) return before;
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = element;
    const overflows = scrollHeight > clientHeight || scrollWidth > clientWidth;
    const found =
      (overflows && getComputedStyle(element).overflow !== 'visible') || clips(element.parentElement);
    known.set(element, found);
    return found;
  };
  return (hook) => clips(hook.parentElement);
}

/**
 * Returns the element whose size shows whether a hook is rendered, because inline elements have no size of their own.
 */
function boxOf(hook: Element): Element {
  let box = hook;
  while (box.parentElement && /^(inline|contents)$/.test(getComputedStyle(box).display)) {
    box = box.parentElement;
  }
  return box;
}

function isRendered(element: Element): boolean {
  return element.getClientRects().length > 0;
}
