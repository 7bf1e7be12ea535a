import { longestRise } from './compare.ts';
import { contentOf, contentWithin, isHook, isLeftAlone, rememberServed, setServed } from './content-of.ts';

/**
 * Gives an element on the page the content of a fetched one with as few changes as possible: equal nodes stay, so that
 * videos play on, and focus and selection are kept. Nodes are equal if the server sent the same: what a page translator made
 * of one stays.
 * @param shown on the page
 * @param fetched from the sanitiser; nodes are moved out of it
 */
export function morph(shown: Element, fetched: Element): void {
  copyAttributes(shown, fetched);
  const content = contentWithin(fetched);
  if (contentWithin(shown) === content) return;
  morphChildren(shown, fetched);
  setServed(shown, content);
}

/** Keeps what features wrote: classes, and attributes that the fetched element does not have. */
function copyAttributes(shown: Element, fetched: Element): void {
  for (const { name, value } of [...fetched.attributes]) {
    if (name === 'class') shown.classList.add(...fetched.classList);
    else if (shown.getAttribute(name) !== value && !isOwnState(shown, name)) shown.setAttribute(name, value);
  }
}

/** What is no longer the server's: whether a visitor opened a part, and the placeholder of an image that has loaded. */
const isOwnState = (shown: Element, name: string): boolean =>
  name === 'open' || (name === 'src' && shown.hasAttribute('data-src'));

function morphChildren(shown: Element, fetched: Element): void {
  const own = [...shown.childNodes].filter((node) => !isLeftAlone(node));
  const wanted = [...fetched.childNodes];
  const pairs = pairUp(own, wanted);
  const paired = new Set(pairs.values());
  for (const node of own) if (!paired.has(node)) node.remove();
  // Backwards, each node before its successor; elements that features added at the end stay there.
  const last = own.findLast((node) => node.parentNode === shown);
  let place = last ? last.nextSibling : shown.firstChild;
  let next: ChildNode | null = null;
  for (const node of wanted.reverse()) {
    const there = pairs.get(node);
    if (there) adapt(there, node);
    else if (node instanceof Element) rememberServed(node);
    if (!there || following(there) !== next) shown.insertBefore(there ?? node, place);
    next = there ?? node;
    place = next;
  }
}

/** Skips nodes that are not compared: a frame between two paragraphs is no reason to move one. */
function following({ nextSibling }: Node): ChildNode | null {
  return nextSibling && isLeftAlone(nextSibling) ? following(nextSibling) : nextSibling;
}

/**
 * Pairs nodes on the page with fetched ones: first equal nodes that need not move, then between them nodes of the same
 * kind, in order.
 */
function pairUp(own: readonly ChildNode[], wanted: readonly ChildNode[]): Map<ChildNode, ChildNode> {
  const same = new Map<ChildNode, ChildNode>();
  const places = new Map<string, number[]>();
  own.forEach((node, index) => {
    const key = keyOf(node);
    places.set(key, [...(places.get(key) ?? []), index]);
  });
  const found = wanted.flatMap((node) => {
    const index = places.get(keyOf(node))?.shift();
    return index === undefined ? [] : [{ node, index }];
  });
  const stay = longestRise(found.map(({ index }) => index));
  found.forEach(({ node, index }, position) => {
    const there = own[index];
    if (there && stay.has(position)) same.set(node, there);
  });
  return withSimilar(same, own, wanted);
}

function withSimilar(
  same: ReadonlyMap<ChildNode, ChildNode>,
  own: readonly ChildNode[],
  wanted: readonly ChildNode[],
): Map<ChildNode, ChildNode> {
  const pairs = new Map(same);
  const taken = new Set(same.values());
  let from = 0;
  for (const node of wanted) {
    const there = same.get(node);
    if (there) from = own.indexOf(there) + 1;
    else {
      // Up to the next node that stays.
      for (let index = from; index < own.length; index += 1) {
        const candidate = own[index];
        if (!candidate || taken.has(candidate)) break;
        if (!isSimilar(candidate, node)) continue;
        pairs.set(node, candidate);
        taken.add(candidate);
        from = index + 1;
        break;
      }
    }
  }
  return pairs;
}

const keyOf = (node: Node): string => `${node.nodeName} ${contentOf(node)}`;

/** A feature's hook is replaced as a whole, because its feature has already read the old content. */
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
