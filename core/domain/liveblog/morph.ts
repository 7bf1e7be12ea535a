import { longestRise } from './compare.ts';
import {
  contentOf,
  contentWithin,
  DRAWN,
  isHook,
  isLeftAlone,
  nodesOf,
  rememberAttributes,
  rememberServed,
  type ServedNode,
  servedAttributesOf,
  servedNodesOf,
  setServed,
  setServedNodes,
} from './content-of.ts';

/**
 * Changes the content of an element on the page to that of a fetched one with as few changes as possible: equal nodes
 * stay, so that videos play on, and focus and selection are kept. Nodes are equal if the server sent the same: the
 * changes of a page translator or another script stay, such as a frame in place of a quotation.
 * @param shown the element on the page
 * @param fetched the element from the sanitiser; its nodes are moved out
 */
export function morph(shown: Element, fetched: Element): void {
  copyAttributes(shown, fetched);
  const content = contentWithin(fetched);
  if (contentWithin(shown) === content) return;
  morphChildren(shown, fetched);
  setServed(shown, content);
}

/**
 * Keeps classes and attributes that features and other scripts wrote, unless the server has or changed the attribute.
 */
function copyAttributes(shown: Element, fetched: Element): void {
  const before = servedAttributesOf(shown);
  rememberAttributes(shown, fetched);
  for (const { name, value } of [...fetched.attributes]) {
    if (before?.get(name) === value) continue;
    if (name === 'class') shown.classList.add(...fetched.classList);
    else if (shown.getAttribute(name) !== value && !isOwnState(shown, name)) shown.setAttribute(name, value);
  }
}

/**
 * The state that no longer belongs to the server: whether a visitor opened a part, and the placeholder of an image that
 * has loaded.
 */
const isOwnState = (shown: Element, name: string): boolean =>
  name === 'open' || (name === 'src' && shown.hasAttribute('data-src'));

function morphChildren(shown: Element, fetched: Element): void {
  const before = servedNodesOf(shown);
  const own = before.filter(({ node }) => !isLeftAlone(node));
  const wanted = nodesOf(fetched);
  const pairs = pairUp(shown, own, wanted);
  const standIns = findStandIns(shown, before);
  const paired = new Set(pairs.values());
  const staying: ChildNode[] = [];
  for (const one of own) {
    const present = standIns.get(one.node) ?? [one.node];
    if (paired.has(one)) staying.push(...present);
    else for (const node of present) node.remove();
  }
  // The nodes are inserted from last to first, each before its successor; elements that features added at the end stay
  // there.
  const last = staying.at(-1);
  let place = last ? last.nextSibling : shown.firstChild;
  let next: ChildNode | null = null;
  for (const { node, key } of [...wanted].reverse()) {
    const pair = pairs.get(node);
    const there = pair?.node;
    if (there && !isIn(shown, there)) {
      // A script removed the node: its replacement takes the node's position and is not moved, because a frame would
      // load again.
      const [first] = standIns.get(there) ?? [];
      place = first ?? place;
      if (first && !isLeftAlone(first)) next = first;
      continue;
    }
    if (!there && node instanceof Element) rememberServed(node);
    if (there && (there instanceof Element || pair?.key !== key)) adapt(there, node);
    if (!there || following(there) !== next) shown.insertBefore(there ?? node, place);
    next = there ?? node;
    place = next;
  }
  const after = wanted.map(({ node, key }) => ({ node: pairs.get(node)?.node ?? node, key }));
  setServedNodes(shown, [...after, ...before.filter(({ node }) => isLeftAlone(node))]);
}

const isIn = (parent: Element, node: Node): boolean => node.parentNode === parent;

/** The nodes with which other scripts replaced removed ones, by the removed nodes. */
function findStandIns(shown: Element, before: readonly ServedNode[]): Map<ChildNode, ChildNode[]> {
  const standIns = new Map<ChildNode, ChildNode[]>();
  const known = new Set<ChildNode>(before.map(({ node }) => node));
  let gone: ChildNode[] = [];
  let place = shown.firstChild;
  const closeGap = () => {
    const foreign: ChildNode[] = [];
    for (; place && !known.has(place); place = place.nextSibling) {
      if (!(place instanceof Element && place.hasAttribute(DRAWN))) foreign.push(place);
    }
    gone.forEach((node, index) => {
      const isLast = index === gone.length - 1;
      standIns.set(node, foreign.slice(index, isLast ? undefined : index + 1));
    });
    gone = [];
  };
  for (const { node } of before) {
    if (!isIn(shown, node)) gone.push(node);
    else {
      closeGap();
      place = node.nextSibling;
    }
  }
  closeGap();
  return standIns;
}

/** Skips nodes that are not compared: a frame between two paragraphs does not make either move. */
function following({ nextSibling }: Node): ChildNode | null {
  return nextSibling && isLeftAlone(nextSibling) ? following(nextSibling) : nextSibling;
}

/**
 * Pairs nodes as the server sent them with fetched ones: first equal nodes that need not move, then, between those,
 * nodes of the same kind in order, if they are still on the page.
 */
function pairUp(
  shown: Element,
  own: readonly ServedNode[],
  wanted: readonly ServedNode[],
): Map<ChildNode, ServedNode> {
  const same = new Map<ChildNode, ServedNode>();
  const places = new Map<string, number[]>();
  own.forEach(({ key }, index) => {
    places.set(key, [...(places.get(key) ?? []), index]);
  });
  const found = wanted.flatMap(({ node, key }) => {
    const index = places.get(key)?.shift();
    return index === undefined ? [] : [{ node, index }];
  });
  const stay = longestRise(found.map(({ index }) => index));
  found.forEach(({ node, index }, position) => {
    const there = own[index];
    if (there && stay.has(position)) same.set(node, there);
  });
  return withSimilar(shown, same, own, wanted);
}

function withSimilar(
  shown: Element,
  same: ReadonlyMap<ChildNode, ServedNode>,
  own: readonly ServedNode[],
  wanted: readonly ServedNode[],
): Map<ChildNode, ServedNode> {
  const pairs = new Map(same);
  const taken = new Set(same.values());
  let from = 0;
  for (const { node } of wanted) {
    const there = same.get(node);
    if (there) from = own.indexOf(there) + 1;
    else {
      // Continues to the next node that stays.
      for (let index = from; index < own.length; index += 1) {
        const candidate = own[index];
        if (!candidate || taken.has(candidate)) break;
        if (!isIn(shown, candidate.node) || !isSimilar(candidate.node, node)) continue;
        pairs.set(node, candidate);
        taken.add(candidate);
        from = index + 1;
        break;
      }
    }
  }
  return pairs;
}

/** A hook is replaced as a whole, because its feature has already read the old content. */
const isSimilar = (one: Node, other: Node): boolean =>
  one.nodeName === other.nodeName &&
  !isHook(one) &&
  !isHook(other) &&
  !/^(IMG|VIDEO|AUDIO)$/.test(one.nodeName);

function adapt(shown: ChildNode, fetched: ChildNode): void {
  if (shown instanceof Element && fetched instanceof Element) {
    if (!isHook(shown)) morph(shown, fetched);
  } else if (shown.nodeValue !== fetched.nodeValue && contentOf(shown) !== contentOf(fetched)) {
    // biome-ignore lint/plugin: the node is on the page now
    shown.nodeValue = fetched.nodeValue;
  }
}
