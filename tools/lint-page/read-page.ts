import type { DOMTree } from 'html-validate';
import { messageOf } from '../errors.ts';
import { isRecord } from '../product-rules.ts';
import { ancestorsOf, attribute, attributesOf, descendantsOf, type Element, tagOf } from './element.ts';
import type { Feature, HookKind, Known, Part } from './read-contract.ts';
import { fileOf } from './read-release.ts';

const KINDS: readonly HookKind[] = ['widget', 'special'];

export interface Hook {
  readonly element: Element;
  readonly feature: Feature;
}

/** `script#site-config` of a page. */
export interface PageConfig {
  /** All elements with the id. */
  readonly found: readonly Element[];
  /** The first of them, with its text. */
  readonly script?: ConfigScript;
  /** Its value, if it is a JSON object. */
  readonly value?: ConfigValue;
  /** The reason why it has no value. */
  readonly error?: string;
}

export interface ConfigScript {
  readonly element: Element;
  readonly text: string;
}

type ConfigValue = Readonly<Record<string, unknown>>;

/** An element that is a part of a hook. */
export interface FoundPart {
  readonly element: Element;
  readonly part: Part;
  readonly feature: Feature;
  readonly hook: Element;
}

/** The data of a page that the rules need, read once for all of them. */
export interface Page extends PageContent {
  /** Returns the parts of its hooks, which are found at the first call. */
  parts(): readonly FoundPart[];
}

export interface PageContent {
  /** All elements of the page, in document order. */
  readonly elements: readonly Element[];
  readonly head: Element | undefined;
  readonly body: Element | undefined;
  /** Whether it is a whole page, not a part of one. */
  readonly isWhole: boolean;
  /** Whether it is a whole page that uses the product; others are not checked for that. */
  readonly isOurs: boolean;
  readonly hooks: readonly Hook[];
  /** The features of each element that is a hook. */
  readonly featuresOf: ReadonlyMap<Element, readonly Feature[]>;
  readonly config: PageConfig;
  /** The page type; empty if the page has none. */
  readonly pageType: string;
  /** The article type; empty if the page has none. */
  readonly articleType: string;
}

export function readPage(document: DOMTree, known: Known): PageContent {
  const elements = [...descendantsOf(document.root)];
  const first = (tag: string) => elements.find((element) => tagOf(element) === tag);
  const body = first('body');
  const featuresOf = new Map<Element, readonly Feature[]>();
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
  const facts = recordOf(config.value?.page);
  return {
    elements,
    body,
    head: first('head'),
    isWhole,
    isOurs:
      isWhole &&
      (config.found.length > 0 || hooks.some(({ feature }) => !feature.isPage) || elements.some(isNamed)),
    hooks,
    featuresOf,
    config,
    // The rule of core/runtime/page/give-facts.ts: an attribute takes precedence.
    pageType: (sent ?? String(facts.type ?? '')).trim(),
    articleType: ((body && attribute(body, 'data-article-type')) ?? String(facts.articleType ?? '')).trim(),
  };
}

/** Returns the hooks around an element, innermost first, without the page itself. */
export function* hooksAround(
  element: Element,
  { featuresOf }: Pick<PageContent, 'featuresOf'>,
): Generator<Hook> {
  for (const around of ancestorsOf(element)) {
    for (const feature of featuresOf.get(around) ?? [])
      if (!feature.isPage) yield { element: around, feature };
  }
}

/** Whether an element is in a `<template>` or only for browsers without scripts. */
export function isAside(element: Element): boolean {
  for (const around of ancestorsOf(element)) if (/^(template|noscript)$/.test(tagOf(around))) return true;
  return false;
}

/** Returns an object of a configuration; an empty one for any other value. */
export function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}

/** Whether an element has the markup of a hook, or loads the loader. */
function isNamed(element: Element): boolean {
  const attributes = attributesOf(element);
  return (
    attributes.has('data-widget') ||
    attributes.has('data-special') ||
    /^loader(-\w{5})?\.js$/.test(fileOf(element))
  );
}

/** The rule of core/runtime/loader/plan.ts: the names in its attributes, and the features with other hooks. */
function featuresOn(element: Element, { named, others }: Known): Feature[] {
  const attributes = attributesOf(element);
  const found: Feature[] = [];
  for (const kind of KINDS) {
    const name = attributes.get(`data-${kind}`)?.value;
    const feature = name ? named[kind].get(name) : undefined;
    if (feature) found.push(feature);
  }
  for (const feature of others) if (feature.matches(element)) found.push(feature);
  return found;
}

/** Reads `script#site-config`: its elements, and its value if it is a JSON object. */
function readConfig(elements: readonly Element[]): PageConfig {
  const found = elements.filter((element) => attribute(element, 'id') === 'site-config');
  const [element] = found;
  if (!element) return { found };
  const script = { element, text: element.textContent };
  try {
    const value: unknown = JSON.parse(script.text);
    return { found, script, ...(isRecord(value) ? { value } : { error: 'it is not an object' }) };
  } catch (error) {
    return { found, script, error: messageOf(error) };
  }
}
