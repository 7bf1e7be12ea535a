import { messageOf } from '../../errors.ts';
import { nearestName, PURPOSES } from '../../product-rules.ts';
import { type AttributeAt, attributesOf, type Element, tagOf } from '../element.ts';
import { expectation, fits } from '../fits.ts';
import type { AttributeFacts, Feature, Known, Part } from '../read-contract.ts';
import { hooksAround, type Page, recordOf } from '../read-page.ts';
import type { Problem } from '../rule.ts';
import { shown } from '../words.ts';
import { placeOf } from './page.ts';

/** The minimum length of a name for comparison: shorter names resemble others by chance. */
const DISTINCT = 10;

/**
 * Finds attributes that no feature reads: misspelt ones, or those of another feature.
 * @param options.isNear whether to find those that resemble a known name, or the others on hooks
 */
export function* unknownAttributes(
  page: Page,
  known: Known,
  { isNear }: { readonly isNear: boolean },
): Generator<Problem> {
  for (const element of page.elements) {
    if (isNear) yield* bareAttributes(element, page);
    const unknown = dataAttributes(element).filter(
      ({ name }) => !known.everywhere.has(name) && !known.isOwn(name),
    );
    if (unknown.length === 0) continue;
    const features = (page.featuresOf.get(element) ?? []).filter((feature) => !feature.isPage);
    const isBody = element === page.body;
    const around = [...hooksAround(element, page)].map(({ feature }) => feature);
    const mine = new Set([
      ...features.flatMap(({ names }) => [...names]),
      ...(isBody ? bodyNames(known) : []),
    ]);
    const ofParts = new Set(around.flatMap(({ partNames }) => [...partNames]));
    for (const { name, at } of unknown) {
      if (mine.has(name) || ofParts.has(name)) continue;
      const place = isBody ? 'body' : features[0] ? features[0].name : undefined;
      const problem = problemOf(name, { place, mine, ofParts, around, known, isHook: features.length > 0 });
      if (problem && problem.isNear === isNear) yield { element, at, message: problem.message };
    }
  }
}

/**
 * Finds attributes of a hook that lack their `data-`: only names of several words, because HTML has hardly any such
 * names.
 */
function* bareAttributes(element: Element, { featuresOf }: Page): Generator<Problem> {
  for (const { attributes, name: feature } of featuresOf.get(element) ?? []) {
    for (const { name, at } of attributesOf(element).values()) {
      if (!name.includes('-') || !attributes.has(`data-${name}`)) continue;
      yield { element, at, message: `${feature} has no attribute ${name}. Did you mean data-${name}?` };
    }
  }
}

interface Surroundings {
  /** The feature of the element, or `body`. */
  readonly place: string | undefined;
  /** The attributes that the element may have. */
  readonly mine: ReadonlySet<string>;
  /** The attributes that parts of the hooks around it may have. */
  readonly ofParts: ReadonlySet<string>;
  /** The features of the hooks around it. */
  readonly around: readonly Feature[];
  readonly known: Known;
  readonly isHook: boolean;
}

function problemOf(
  name: string,
  { place, mine, ofParts, around, known, isHook }: Surroundings,
): { isNear: boolean; message: string } | undefined {
  const owners = known.owners.get(name);
  if (isHook && owners) {
    return { isNear: true, message: `${name} is not an attribute of ${place}, but of ${some(owners)}.` };
  }
  if (owners) return undefined;
  const near = place ? nearestName(bare(name), [...mine, ...known.everywhere].map(bare)) : undefined;
  if (near) return { isNear: true, message: `${place} has no attribute ${name}. Did you mean data-${near}?` };
  const ofPart = nearestName(bare(name), [...ofParts].map(bare));
  if (ofPart && ofPart.length > 3) {
    const feature = around.find(({ partNames }) => partNames.has(`data-${ofPart}`));
    return {
      isNear: true,
      message: `${feature?.name} has no part with ${name}. Did you mean data-${ofPart}?`,
    };
  }
  if (place) return { isNear: false, message: `${place} has no attribute ${name}.` };
  const anywhere =
    name.length >= DISTINCT ? nearestName(bare(name), [...known.everywhere].map(bare)) : undefined;
  if (!anywhere) return undefined;
  return { isNear: true, message: `No feature knows ${name}. Did you mean data-${anywhere}?` };
}

/** Finds missing attributes that a hook or a part must have. */
export function* missingAttributes(page: Page, known: Known): Generator<Problem> {
  for (const { element, feature, attributes, what } of described(page, known)) {
    const own = attributesOf(element);
    for (const attribute of attributes) {
      if (!attribute.required || own.has(attribute.name)) continue;
      const message = `${feature}: ${what} has no ${attribute.name}; expected ${expectation(attribute)}.`;
      yield { element, message };
    }
  }
}

/** Finds invalid values. */
export function* wrongValues(page: Page, known: Known): Generator<Problem> {
  for (const { element, feature, attributes, isLenient } of described(page, known)) {
    const own = attributesOf(element);
    for (const attribute of attributes) {
      const found = own.get(attribute.name);
      if (!found) continue;
      const value = isLenient(attribute.name) ? found.value.trim() : found.value;
      // The product takes an empty address for the page's own, which is never intended.
      const isEmptyAddress = attribute.type === 'address' && value.trim() === '';
      if ((isLenient(attribute.name) && value === '') || (fits(attribute, value) && !isEmptyAddress))
        continue;
      const near = attribute.values && nearestName(value, attribute.values);
      yield {
        element,
        at: found.valueAt,
        message: `${feature}: ${attribute.name} is ${shown(value)}; expected ${expectation(attribute)}.${near ? ` Did you mean "${near}"?` : ''}`,
      };
    }
  }
  yield* wrongHtml(page);
}

/** Checks attributes of HTML itself; if a hook may have only one of an element, the first one counts. */
function* wrongHtml(page: Page): Generator<Problem> {
  const seen = new Map<Element, Set<Part>>();
  for (const { element, part, feature, hook } of page.parts()) {
    const { selector, html = {}, many } = part.part;
    const checked = seen.get(hook) ?? new Set<Part>();
    seen.set(hook, checked);
    if (!many && checked.has(part)) continue;
    checked.add(part);
    for (const [name, values] of Object.entries(html)) {
      const found = attributesOf(element).get(name);
      if (!found || found.value === '' || values.includes(found.value.toLowerCase())) continue;
      const message = `${feature.name}: ${name} of ${selector} is ${shown(found.value)}; expected ${expectation({ values })}.`;
      yield { element, at: found.valueAt, message };
    }
  }
}

/**
 * Finds purposes of content that are in no list of the site: such content counts as granted, and loads at once. A
 * purpose of the product that the site leaves out is intended.
 */
export function* unaskedPurposes({ hooks, config }: Page): Generator<Problem> {
  const own = config.value?.consentPurposes;
  const purposes: readonly string[] = [...PURPOSES, ...textsOf(own)];
  for (const { element, feature } of hooks) {
    if (!feature.attributes.has('data-purpose')) continue;
    const found = attributesOf(element).get('data-purpose');
    if (!found || found.value.trim() === '') continue;
    const meant = meantPurpose(found.value);
    if (purposes.includes(found.value) && !meant) continue;
    const near = meant ?? nearestName(found.value, purposes);
    const problem = purposes.includes(found.value)
      ? 'which is none of the product'
      : 'which "consentPurposes" of script#site-config does not list: its content loads without consent';
    yield {
      element,
      at: found.valueAt,
      message: `${feature.name}: data-purpose is ${shown(found.value)}, ${problem}.${near ? ` Did you mean "${near}"?` : ''}`,
    };
  }
}

/** Finds purposes of the site that are misspelt purposes of the product: their content loads without consent. */
export function* misspeltPurposes({ config }: Page): Generator<Problem> {
  const { consentPurposes, consent } = recordOf(config.value);
  const lists = [
    { path: ['consentPurposes'], names: textsOf(consentPurposes) },
    { path: ['consent', 'purposes'], names: Object.keys(recordOf(recordOf(consent).purposes)) },
  ];
  for (const { path, names } of lists) {
    for (const name of names) {
      const meant = meantPurpose(name);
      if (!meant) continue;
      const message = `"${path.join('.')}" of script#site-config has ${shown(name)}, which is not a purpose of the product. Did you mean "${meant}"?`;
      yield { ...placeOf(config, [...path, name]), message };
    }
  }
}

/** Returns the product's own purpose that differs only by case, separators or one letter. */
function meantPurpose(name: string): string | undefined {
  if (PURPOSES.includes(name)) return undefined;
  const same = PURPOSES.find((purpose) => letters(purpose) === letters(name));
  if (same) return same;
  const near = nearestName(letters(name), PURPOSES.map(letters)) ?? '';
  const isClose = name.length > 4 && Math.abs(letters(name).length - near.length) <= 1;
  return isClose ? PURPOSES.find((purpose) => letters(purpose) === near) : undefined;
}

/** Returns the texts of a list; none for any other value. */
function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

const letters = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');

/** Finds names of scripts that are not among those of the site: the content is never enhanced. */
export function* unknownScripts({ hooks, config }: Page): Generator<Problem> {
  if (!config.value) return;
  const scripts = Object.entries(recordOf(config.value.scripts)).flatMap(([name, address]) =>
    typeof address === 'string' ? [name] : [],
  );
  for (const { element, feature } of hooks) {
    if (!feature.attributes.has('data-script')) continue;
    const found = attributesOf(element).get('data-script');
    if (!found || found.value.trim() === '' || scripts.includes(found.value)) continue;
    const near = nearestName(found.value, scripts);
    yield {
      element,
      at: found.valueAt,
      message: `${feature.name}: data-script is ${shown(found.value)}, which "scripts" of script#site-config does not have.${near ? ` Did you mean "${near}"?` : ''}`,
    };
  }
}

/** Finds scripts in a hook whose content is not JSON. */
export function* wrongJson(page: Page): Generator<Problem> {
  for (const { element, feature } of page.parts()) {
    if (tagOf(element) !== 'script' || attributesOf(element).get('type')?.value !== 'application/json')
      continue;
    try {
      JSON.parse(element.textContent);
    } catch (error) {
      // Some messages quote several lines of the text.
      const reason = messageOf(error).replace(/\s+/g, ' ');
      yield { element, message: `${feature.name}: its script holds no JSON: ${reason}.` };
    }
  }
}

/** An element that the contract describes, with its attributes there. */
interface Described {
  readonly element: Element;
  readonly feature: string;
  /** The element in a message. */
  readonly what: string;
  readonly attributes: readonly AttributeFacts[];
  /** Whether an attribute may be empty. */
  isLenient(name: string): boolean;
}

/** Returns hooks, parts and the body. */
function* described(page: Page, known: Known): Generator<Described> {
  if (page.body) {
    const attributes = known.contract.body;
    yield { element: page.body, feature: 'body', what: 'it', attributes, isLenient: () => true };
  }
  for (const { element, feature } of page.hooks) {
    const attributes = [...feature.attributes.values()];
    yield { element, feature: feature.name, what: 'the hook', attributes, isLenient: marks(feature.parts) };
  }
  for (const { element, part, feature } of page.parts()) {
    const what = part.markers[0] ? `[${part.markers[0]}]` : part.part.selector;
    const isLenient = marks([part]);
    yield { element, feature: feature.name, what, attributes: part.part.attributes, isLenient };
  }
}

/** A part's marker may be empty and then stands for its default. */
function marks(parts: readonly Part[]): (name: string) => boolean {
  return (name) => parts.some(({ markers }) => markers.includes(name));
}

function dataAttributes(element: Element): AttributeAt[] {
  return [...attributesOf(element).values()].filter(({ name }) => name.startsWith('data-'));
}

function bodyNames({ body, features }: Known): string[] {
  const ofPage = features.filter(({ isPage }) => isPage).flatMap(({ attributes }) => [...attributes.keys()]);
  return [...body.keys(), ...ofPage];
}

const bare = (name: string) => name.slice('data-'.length);

function some(names: readonly string[]): string {
  const more = names.length > 3 ? ` and ${names.length - 3} more` : '';
  return names.slice(0, 3).join(', ') + more;
}
