import { ancestorsOf, attribute, attributesOf, descendantsOf, tagOf } from './element.mjs';
import { fileOf } from './read-release.mjs';

/**
 * @typedef {import('./element.mjs').Element} Element
 * @typedef {object} Hook
 * @property {Element} element
 * @property {import('./read-contract.mjs').Feature} feature
 */

/**
 * What the rules ask of a page, read once for all of them.
 * @param {import('html-validate').DOMTree} document
 * @param {ReturnType<typeof import('./read-contract.mjs').readContract>} known
 */
export function readPage(document, known) {
  const elements = [...descendantsOf(document.root)];
  const first = (tag) => elements.find((element) => tagOf(element) === tag);
  const body = first('body');
  const featuresOf = new Map();
  for (const element of elements) {
    const features = featuresOn(element, known);
    if (features.length > 0) featuresOf.set(element, features);
  }
  const hooks = [...featuresOf].flatMap(([element, features]) =>
    features.map((feature) => ({ element, feature })),
  );
  const config = readConfig(elements);
  const isWhole = Boolean(document.doctype ?? first('html') ?? body);
  const sent = body && attribute(body, 'data-page-type');
  const page = config.value?.page;
  return {
    elements,
    body,
    head: first('head'),
    /** Whether it is a whole page and no part of one. */
    isWhole,
    /** Whether it is a whole page that means to use the product; others are nobody's affair. */
    isOurs:
      isWhole &&
      (config.found.length > 0 || hooks.some(({ feature }) => !feature.isPage) || elements.some(isNamed)),
    hooks,
    featuresOf,
    config,
    // As core/runtime/page/give-facts.ts: an attribute takes precedence.
    pageType: (sent ?? String(page?.type ?? '')).trim(),
    articleType: ((body && attribute(body, 'data-article-type')) ?? String(page?.articleType ?? '')).trim(),
  };
}

/** The hooks around an element, from the inside out, without the page itself. */
export function* hooksAround(element, { featuresOf }) {
  for (const around of ancestorsOf(element)) {
    for (const feature of featuresOf.get(around) ?? [])
      if (!feature.isPage) yield { element: around, feature };
  }
}

/** Whether an element waits in a `<template>` or is for browsers without scripts. */
export function isAside(element) {
  for (const around of ancestorsOf(element)) if (/^(template|noscript)$/.test(tagOf(around))) return true;
  return false;
}

/** Whether an element says that it is a hook, or loads the loader. */
function isNamed(element) {
  const attributes = attributesOf(element);
  return attributes.has('data-widget') || attributes.has('data-special') || fileOf(element) === 'loader.js';
}

/** As core/runtime/loader/plan.ts: the names in its attributes, and the features with other hooks. */
function featuresOn(element, { named, others }) {
  const attributes = attributesOf(element);
  const found = [];
  for (const kind of ['widget', 'special']) {
    const name = attributes.get(`data-${kind}`)?.value;
    const feature = name && named[kind].get(name);
    if (feature) found.push(feature);
  }
  for (const feature of others) if (feature.matches(element)) found.push(feature);
  return found;
}

/** `script#site-config`: its elements, and its value if it is a JSON object. */
function readConfig(elements) {
  const found = elements.filter((element) => attribute(element, 'id') === 'site-config');
  const [element] = found;
  if (!element) return { found };
  const text = element.textContent;
  try {
    const value = JSON.parse(text);
    const isObject = value instanceof Object && !Array.isArray(value);
    return { found, element, text, ...(isObject ? { value } : { error: 'it is no object' }) };
  } catch (error) {
    return { found, element, text, error: error.message };
  }
}
