import type { PageFacts } from '../page/facts.ts';
import type { Route } from './read-routes.ts';

/** A feature on a hook that runs on this page. */
export interface Pair {
  readonly route: Route;
  readonly hook: HTMLElement;
}

/** The properties of `navigator` that decide whether optional features wait for interaction. */
export interface Device {
  readonly connection?: { readonly saveData?: boolean };
  /** Memory in GiB; not supported in every browser. */
  readonly deviceMemory?: number;
}

/** The memory in GiB up to which optional features load only on interaction. */
const LITTLE_MEMORY = 1;

/**
 * Step 2: which features run on this page. Only this file decides it: the manifest's `when`, the site's kill switches
 * and the device. A pure function of its inputs.
 * @returns the routes for this page, with the strategies for this device
 */
export function planRoutes(routes: readonly Route[], page: PageFacts, device: Device): Route[] {
  const disabled = ([] as unknown[]).concat(page.config.disabled);
  const { connection, deviceMemory } = device;
  const spare = (connection && connection.saveData) || (deviceMemory as number) <= LITTLE_MEMORY;
  return routes
    .filter((route) => !disabled.includes(route.name) && holds(route, page))
    .map((route) => (spare && route.optional ? { ...route, load: 'a' as const } : route));
}

/**
 * Returns the selector of hooks that do not name their feature. It is valid without such a route, too, because no page
 * has an element `nmt`.
 */
export function markedSelector(routes: readonly Route[]): string {
  return ['nmt'].concat(routes.map(({ hook }) => hook).filter(Boolean)).join();
}

/**
 * Returns the pairs of hook and feature in and on an element, in document order.
 * @param root the element to search
 * @param routes the features of the page
 * @param marked from {@link markedSelector}
 * @param unwanted called with every hook of any other feature
 */
export function planPairs(
  root: ParentNode,
  routes: readonly Route[],
  marked: string,
  unwanted: (hook: HTMLElement) => void,
): Pair[] {
  const selector = `[data-widget],[data-special],${marked}`;
  const hooks = [...root.querySelectorAll<HTMLElement>(selector)];
  if ((root as Element).matches && (root as Element).matches(selector)) hooks.unshift(root as HTMLElement);
  return hooks.reduce<Pair[]>((pairs, hook) => {
    const names = namesOn(hook);
    // Most hooks only have a name: one check saves testing them against each route.
    const isMarked = hook.matches(marked);
    for (const route of routes) {
      const place = names.indexOf(route.name);
      if (route.hook ? isMarked && hook.matches(route.hook) : place >= 0) {
        pairs.push({ route, hook });
        if (!route.hook) names.splice(place, 1);
      }
    }
    if (names.length) unwanted(hook);
    return pairs;
  }, []);
}

/**
 * The features that a hook names. A special can be named only by `data-special`: any other attribute with its name
 * yields no feature.
 */
export function namesOn({ dataset: { widget, special } }: HTMLElement): string[] {
  return [widget && widget.trim().replace(/^special-/, '/$&'), special && `special-${special.trim()}`].filter(
    Boolean,
  ) as string[];
}

const FLAGS = ['appView', 'loggedIn', 'editorTools'] as const;

function holds({ when }: Route, page: PageFacts): boolean {
  return (
    oneOf(when.pageTypes, page.pageType) &&
    oneOf(when.articleTypes, page.articleType) &&
    FLAGS.every((flag) => when[flag] === undefined || when[flag] === page[flag]) &&
    (!when.config || !!page.config[when.config]) &&
    marked(when.hash, page.hash) &&
    marked(when.query, page.query)
  );
}

function oneOf(words: readonly string[] | undefined, word: string): boolean {
  return !words || words.includes(word);
}

function marked(markers: readonly string[] | undefined, text: string): boolean {
  const parts = text.slice(1).split('&');
  return !markers || markers.some((marker) => parts.some((part) => `${part}=`.startsWith(`${marker}=`)));
}
