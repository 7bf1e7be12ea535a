import { ancestorsOf, attributesOf, descendantsOf, type Element, tagOf } from '../element.ts';
import type { Feature, Known, Part } from '../read-contract.ts';
import { type FoundPart, hooksAround, isAside, type Page, type PageContent } from '../read-page.ts';
import type { Problem } from '../rule.ts';
import type { Matcher } from '../selector.ts';

/** Returns the parts of the page's hooks, each with its hook. */
export function findParts(page: PageContent): FoundPart[] {
  const found: FoundPart[] = [];
  for (const { element: hook, feature } of page.hooks) {
    const inside = [...descendantsOf(hook)];
    for (const part of feature.parts) {
      for (const element of elementsOf(part, { hook, inside, feature, page }))
        found.push({ element, part, feature, hook });
    }
  }
  return found;
}

/** Finds missing parts without which a feature fails, and missing content that it needs in one of several ways. */
export function* missingParts(page: Page): Generator<Problem> {
  const found = groupByHook(page.parts());
  for (const { element, feature } of page.hooks) {
    for (const { anyOf, description, matches } of feature.choices) {
      if (matches(element, element) || hasIn(element, matches)) continue;
      const isOfHook = anyOf.every((selector) => selector.startsWith(':scope['));
      const needed = isOfHook
        ? `the hook needs ${description.charAt(0).toLowerCase()}${description.slice(1)}`
        : `the hook has no ${anyOf[0]}, nor what may stand for it: ${description}`;
      yield { element, message: `${feature.name}: ${needed}` };
    }
    for (const part of feature.parts) {
      if (!part.part.required || isDrawn(part) || found.get(element)?.has(part)) continue;
      if (part.isAnywhere && !page.isWhole) continue;
      const place = part.isAnywhere
        ? 'the page'
        : part.part.within
          ? `${part.part.within} of the hook`
          : 'the hook';
      yield {
        element,
        message: `${feature.name}: ${place} has no ${part.part.selector}: ${part.part.description}`,
      };
    }
  }
}

function hasIn(hook: Element, matches: Matcher): boolean {
  for (const element of descendantsOf(hook)) if (matches(element, hook)) return true;
  return false;
}

/** Whether a part is in a drawing, whose content html-validate does not read. */
function isDrawn({ part }: Part): boolean {
  return /\bsvg\s+\S/.test(part.selector) || /^svg\b/.test(part.within ?? '');
}

/** Finds several parts of a kind of which a hook has one. */
export function* repeatedParts(page: Page): Generator<Problem> {
  for (const [hook, parts] of groupByHook(page.parts())) {
    for (const [part, all] of parts) {
      if (part.part.many || part.markers.length === 0) continue;
      const first = new Map<Element | undefined, Element>();
      for (const element of all) {
        if (isAside(element) && !isAside(hook)) continue;
        const place = part.within ? closest(element, part.within, hook) : hook;
        const other = first.get(place);
        if (!other) {
          first.set(place, element);
          continue;
        }
        const message = `${part.feature}: there may be one ${part.part.selector}, and there is one already (line ${other.location.line}).`;
        yield { element, message };
      }
    }
  }
}

/** Finds parts on another element than the required one. */
export function* partElements(page: Page): Generator<Problem> {
  for (const { element: hook, feature } of page.hooks) {
    const wanted = feature.parts.flatMap(({ part, markers: [name, ...others] }) =>
      part.element && name && others.length === 0 ? [{ part, name }] : [],
    );
    if (wanted.length === 0) continue;
    for (const element of descendantsOf(hook)) {
      for (const { part, name } of wanted) {
        const marker = attributesOf(element).get(name);
        const isTaken = feature.parts.some(
          (other) => other.matches(element, hook) && other.markers.includes(name),
        );
        if (!marker || isTaken || tagOf(element) === part.element) continue;
        const message = `${feature.name}: ${name} belongs on <${part.element}>, not on <${tagOf(element)}>.`;
        yield { element, at: marker.at, message };
      }
    }
  }
}

/** Finds parts outside of the hook that reads them, if the hook lacks them. */
export function* strayParts(page: Page, known: Known): Generator<Problem> {
  const found = groupByHook(page.parts());
  const lacking = page.hooks.flatMap(({ element, feature }) =>
    feature.parts.flatMap((part) => {
      const [name] = part.markers;
      return name && !part.within && !found.get(element)?.has(part) ? [{ hook: element, part, name }] : [];
    }),
  );
  if (lacking.length === 0) return;
  for (const element of page.elements) {
    const own = attributesOf(element);
    const lack = lacking.find(({ part, name }) => own.has(name) && part.matches(element));
    if (!lack || page.featuresOf.has(element)) continue;
    const { part, hook, name } = lack;
    const around = [...hooksAround(element, page)].map(({ feature }) => feature);
    // Another feature may read the same part.
    if (around.some(({ parts }) => parts.some(({ markers }) => markers.includes(name)))) continue;
    if (known.isOwn(name)) continue;
    const message = `${name} is outside of its hook: ${part.feature} (line ${hook.location.line}) has none.`;
    yield { element, at: own.get(name)?.at, message };
  }
}

interface Place {
  readonly hook: Element;
  /** The elements in the hook, in document order. */
  readonly inside: readonly Element[];
  readonly feature: Feature;
  readonly page: PageContent;
}

function* elementsOf(part: Part, { hook, inside, feature, page }: Place): Generator<Element> {
  const candidates = part.isAnywhere ? page.elements : inside;
  for (const element of candidates) {
    if (!part.matches(element, hook) || (part.within && !closest(element, part.within, hook))) continue;
    // A part in an inner hook of the same feature belongs to that hook.
    if (!part.isAnywhere && closestHook(element, feature, page) !== hook) continue;
    yield element;
  }
}

function closest(element: Element, within: Matcher, hook: Element): Element | undefined {
  for (const around of ancestorsOf(element)) if (within(around, hook)) return around;
  return undefined;
}

function closestHook(element: Element, feature: Feature, { featuresOf }: PageContent): Element | undefined {
  for (const around of ancestorsOf(element)) if (featuresOf.get(around)?.includes(feature)) return around;
  return undefined;
}

function groupByHook(parts: readonly FoundPart[]): Map<Element, Map<Part, Element[]>> {
  const hooks = new Map<Element, Map<Part, Element[]>>();
  for (const { hook, part, element } of parts) {
    const found = hooks.get(hook) ?? new Map<Part, Element[]>();
    hooks.set(hook, found);
    found.set(part, [...(found.get(part) ?? []), element]);
  }
  return hooks;
}
