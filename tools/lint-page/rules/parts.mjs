import { ancestorsOf, attributesOf, descendantsOf, tagOf } from '../element.mjs';
import { hooksAround, isAside } from '../read-page.mjs';

/**
 * The parts of the page's hooks, each with its hook.
 * @returns {{ element: object, part: import('../read-contract.mjs').Part, feature: object, hook: object }[]}
 */
export function findParts(page) {
  const found = [];
  for (const { element: hook, feature } of page.hooks) {
    for (const part of feature.parts) {
      for (const element of elementsOf(part, hook, feature, page))
        found.push({ element, part, feature, hook });
    }
  }
  return found;
}

/** Parts without which a feature fails, and what it needs in one of several ways. */
export function* missingParts(page) {
  const found = groupByHook(page.parts());
  for (const { element, feature } of page.hooks) {
    for (const { anyOf, description, matches } of feature.choices) {
      if (matches(element, element) || hasIn(element, matches)) continue;
      const isOfHook = anyOf.every((selector) => selector.startsWith(':scope['));
      const needed = isOfHook
        ? `the hook needs ${description[0].toLowerCase()}${description.slice(1)}`
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

function hasIn(hook, matches) {
  for (const element of descendantsOf(hook)) if (matches(element, hook)) return true;
  return false;
}

/** Whether a part is in a drawing, of which html-validate reads nothing. */
function isDrawn({ part }) {
  return /\bsvg\s+\S/.test(part.selector) || /^svg\b/.test(part.within ?? '');
}

/** Parts of which a hook has one. */
export function* repeatedParts(page) {
  for (const [hook, parts] of groupByHook(page.parts())) {
    for (const [part, all] of parts) {
      if (part.part.many || part.markers.length === 0) continue;
      const first = new Map();
      for (const element of all) {
        if (isAside(element) && !isAside(hook)) continue;
        const place = part.within ? closest(element, part.within, hook) : hook;
        if (!first.has(place)) {
          first.set(place, element);
          continue;
        }
        const line = first.get(place).location?.line;
        const message = `${part.feature}: there may be one ${part.part.selector}, and there is one already (line ${line}).`;
        yield { element, message };
      }
    }
  }
}

/** Parts on another element than the one that counts. */
export function* partElements(page) {
  for (const { element: hook, feature } of page.hooks) {
    const wanted = feature.parts.filter(({ part, markers }) => part.element && markers.length === 1);
    if (wanted.length === 0) continue;
    for (const element of descendantsOf(hook)) {
      for (const { part, markers } of wanted) {
        const marker = attributesOf(element).get(markers[0]);
        const isTaken = feature.parts.some(
          (other) => other.matches(element, hook) && other.markers.includes(markers[0]),
        );
        if (!marker || isTaken || tagOf(element) === part.element) continue;
        const message = `${feature.name}: ${markers[0]} belongs on <${part.element}>, not on <${tagOf(element)}>.`;
        yield { element, at: marker.at, message };
      }
    }
  }
}

/** Parts outside of the hook that reads them, while it lacks them. */
export function* strayParts(page, known) {
  const found = groupByHook(page.parts());
  const lacking = page.hooks.flatMap(({ element, feature }) =>
    feature.parts
      .filter((part) => !part.within && part.markers.length > 0 && !found.get(element)?.has(part))
      .map((part) => ({ hook: element, part })),
  );
  if (lacking.length === 0) return;
  for (const element of page.elements) {
    const own = attributesOf(element);
    const lack = lacking.find(({ part }) => own.has(part.markers[0]) && part.matches(element));
    if (!lack || page.featuresOf.has(element)) continue;
    const { part, hook } = lack;
    const around = [...hooksAround(element, page)].map(({ feature }) => feature);
    // Another feature may read the same.
    if (around.some(({ parts }) => parts.some(({ markers }) => markers.includes(part.markers[0])))) continue;
    if (known.isOwn(part.markers[0])) continue;
    const message = `${part.markers[0]} is outside of its hook: ${part.feature} (line ${hook.location?.line}) has none.`;
    yield { element, at: own.get(part.markers[0]).at, message };
  }
}

function* elementsOf(part, hook, feature, page) {
  const candidates = part.isAnywhere ? page.elements : descendantsOf(hook);
  for (const element of candidates) {
    if (!part.matches(element, hook) || (part.within && !closest(element, part.within, hook))) continue;
    // One in an inner hook of the same feature belongs to that.
    if (!part.isAnywhere && closestHook(element, feature, page) !== hook) continue;
    yield element;
  }
}

function closest(element, within, hook) {
  for (const around of ancestorsOf(element)) if (within(around, hook)) return around;
  return undefined;
}

function closestHook(element, feature, { featuresOf }) {
  for (const around of ancestorsOf(element)) if (featuresOf.get(around)?.includes(feature)) return around;
  return undefined;
}

function groupByHook(parts) {
  const hooks = new Map();
  for (const { hook, part, element } of parts) {
    if (!hooks.has(hook)) hooks.set(hook, new Map());
    const found = hooks.get(hook);
    found.set(part, [...(found.get(part) ?? []), element]);
  }
  return hooks;
}
