import { error, warn } from '../../runtime/log/log.ts';
import { fragmentId } from '../../runtime/page/fragment.ts';
import { type Point, parsePercent } from './point.ts';
import { spotName } from './spot-name.ts';
import styles from './spots.module.css';
import { unnamed } from './texts.ts';

/** A server-sent item that a picture opens. */
export interface Spot {
  /** Identifies the item while it is in the page. */
  readonly id: number;
  /** The element with the text; its content is in the panel while that is open. */
  readonly item: HTMLElement;
  readonly name: string;
  /** The position of its button; undefined if the server's links open it. */
  readonly point: Point | undefined;
  /** The server's own links to it in the picture. */
  readonly links: readonly SpotLink[];
  /** Its fragment; undefined if its items have none, or if an earlier item has the same one. */
  readonly key: string | undefined;
}

/** A link in HTML, in an image map or in an SVG drawing. */
export type SpotLink = HTMLElement | SVGElement;

/** Options for finding the items of a picture. */
export interface SpotSource {
  /** The feature's name, for messages. */
  readonly feature: string;
  /** Selects the elements that become spots; by default those with `data-x` or `data-y`. */
  readonly itemsIn?: (hook: HTMLElement) => HTMLElement[];
  /** Returns the point of an item whose attributes are missing; by default it has none. */
  readonly defaultPoint?: (index: number, count: number) => Point;
  /** Returns an item's fragment; without this function the address does not change. */
  readonly keyOf?: (item: HTMLElement, index: number) => string;
}

const PANEL = `.${styles.panel}`;

let ids = 0;

/**
 * Reads the spots of a picture: items with a point, and items to which links in the picture lead. An invalid item is
 * logged and left out; its text stays on the page.
 * @param hook the element around picture and items
 * @param source see {@link SpotSource}
 * @param known spots that were read before: the text of an open one is in the panel
 */
export function readSpots(
  hook: HTMLElement,
  source: SpotSource,
  known: ReadonlyMap<HTMLElement, Spot>,
): Spot[] {
  const { feature, keyOf, itemsIn = pointItems } = source;
  const items = itemsIn(hook);
  const links = linksByStory(hook, items);
  const placed = items.map((element, index) => {
    const item = targetOf(element) ?? element;
    // An item that the server's own links open needs no button.
    const fallback = links.has(item) ? undefined : source.defaultPoint?.(index, items.length);
    return { item, point: pointOf(element, feature, fallback, links.has(item)) };
  });
  const linked = [...links.keys()].filter((item) => !placed.some((other) => other.item === item));
  const found = [...placed, ...linked.map((item) => ({ item, point: undefined }))].filter(
    ({ item, point }, index, all) =>
      (point || links.has(item)) && all.findIndex((other) => other.item === item) === index,
  );
  const keys = new Set<string>();
  return found.map(({ item, point }, index) => {
    const former = known.get(item);
    const name = former?.name ?? spotName(item, unnamed(index + 1));
    // Its number may be in its text, which is in the panel while it is open.
    const key = former?.key ?? keyOf?.(item, index);
    const isTaken = key !== undefined && keys.has(key);
    if (isTaken) warn(feature, `Two items have the fragment "#${key}"; it opens the first one.`);
    else if (key !== undefined) keys.add(key);
    const id = former?.id ?? ++ids;
    return { id, item, name, point, links: links.get(item) ?? [], key: isTaken ? undefined : key };
  });
}

function pointItems(hook: HTMLElement): HTMLElement[] {
  return [...hook.querySelectorAll<HTMLElement>('[data-x],[data-y]')];
}

function pointOf(
  element: HTMLElement,
  feature: string,
  fallback: Point | undefined,
  isOptional: boolean,
): Point | undefined {
  const { x: across, y: down } = element.dataset;
  if (isOptional && across === undefined && down === undefined) return undefined;
  const [x, y] = (['x', 'y'] as const).map((axis) => {
    const raw = element.dataset[axis];
    if (raw === undefined && fallback) return fallback[axis];
    const value = parsePercent(raw);
    if (value !== undefined) return value;
    const found = raw === undefined ? 'is missing' : `is ${JSON.stringify(raw.slice(0, 80))}`;
    error(feature, `data-${axis} ${found}; expected a number from 0 to 100. The item is not placed.`);
    return undefined;
  });
  return x === undefined || y === undefined ? undefined : { x, y };
}

/** Returns the links that open each story, in document order; links in a story's own text only lead there. */
function linksByStory(hook: HTMLElement, items: readonly HTMLElement[]): Map<HTMLElement, SpotLink[]> {
  // The links of an open story are in the panel.
  const links = [...hook.querySelectorAll<SpotLink>('a,area')].filter((link) => !link.closest(PANEL));
  const targets = new Map(links.map((link) => [link, targetOf(link)]));
  const stories = [...items, ...targets.values()].filter((story) => story !== undefined);
  const byStory = new Map<HTMLElement, SpotLink[]>();
  for (const [link, story] of targets) {
    if (!story || story.contains(hook) || stories.some((other) => other.contains(link))) continue;
    byStory.set(story, [...(byStory.get(story) ?? []), link]);
  }
  return byStory;
}

/** Returns the element of the page that a link leads to. */
function targetOf(link: Element): HTMLElement | undefined {
  const id = fragmentOf(link);
  const target = id ? link.ownerDocument.getElementById(id) : undefined;
  return target instanceof HTMLElement ? target : undefined;
}

function fragmentOf(link: Element): string | undefined {
  const address = link.getAttribute('href') ?? link.getAttribute('xlink:href');
  return address?.startsWith('#') ? fragmentId(address) : undefined;
}
