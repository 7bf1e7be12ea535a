import { markersOf, matcherOf } from './selector.mjs';

/** Hooks of these are the page itself. */
const PAGE = new Set(['html', 'head', 'body']);
/** Parts that may be anywhere on the page. */
const ANYWHERE = new Set(['html', 'body']);
const NAMING = /^\[data-(widget|special)="([^"]+)"\]$/;

/**
 * @typedef {object} Part of the contract, with what the rules ask of it
 * @property {object} part
 * @property {string} feature
 * @property {import('./selector.mjs').Matcher} matches
 * @property {import('./selector.mjs').Matcher | undefined} within
 * @property {boolean} isAnywhere on the page, instead of in the hook
 * @property {string[]} markers the `data-*` attributes of its selector
 *
 * @typedef {object} Feature
 * @property {string} name
 * @property {object} facts of the contract
 * @property {import('./selector.mjs').Matcher} matches
 * @property {boolean} isPage whether its hook is the page itself
 * @property {Part[]} parts
 * @property {{ anyOf: string[], description: string, matches: import('./selector.mjs').Matcher }[]} choices
 * @property {Map<string, object>} attributes by name
 */

/**
 * Prepares dist/contract.json for the rules: selectors as functions, names in tables.
 * @param {object} contract
 * @param {string[]} [own] the site's own attributes; with `*` at the end, all that begin so
 * @throws {SyntaxError} naming a selector that cannot be read
 */
export function readContract(contract, own = []) {
  const features = Object.entries(contract.features).map(([name, facts]) => readFeature(name, facts));
  const parts = features.flatMap(({ parts }) => parts);
  const named = { widget: new Map(), special: new Map() };
  const others = [];
  for (const feature of features) {
    const [, kind, name] = NAMING.exec(feature.facts.selector) ?? [];
    if (kind) named[kind].set(name, feature);
    else others.push(feature);
  }
  const common = [...(contract.common ?? []), ...(contract.writes ?? [])].map(({ name }) => name);
  const anywhere = parts.filter(({ isAnywhere }) => isAnywhere);
  const everywhere = new Set([
    'data-widget',
    'data-special',
    ...common,
    ...others.flatMap(({ facts, attributes, isPage }) => [
      ...markersOf(facts.selector),
      ...(isPage ? [] : attributes.keys()),
    ]),
    ...anywhere.flatMap(attributesOfPart),
  ]);
  const body = new Map(contract.body.map((attribute) => [attribute.name, attribute]));
  return {
    contract,
    isOwn: (name) =>
      own.some((one) => (one.endsWith('*') ? name.startsWith(one.slice(0, -1)) : name === one)),
    features,
    named,
    others,
    anywhere,
    body,
    /** Names that any element may have. */
    everywhere,
    /** Every name, with the features that know it. */
    owners: ownersOf(features),
    deprecated: contract.deprecated ?? [],
  };
}

/** The attributes that a part may have. */
export function attributesOfPart({ part, markers }) {
  return [...markers, ...part.attributes.map(({ name }) => name)];
}

function readFeature(name, facts) {
  const parts = facts.parts.map((part) => ({
    part,
    feature: name,
    matches: matcherOf(part.selector),
    within: part.within ? matcherOf(part.within) : undefined,
    isAnywhere: ANYWHERE.has(part.within),
    markers: markersOf(part.selector),
  }));
  return {
    name,
    facts,
    matches: matcherOf(facts.selector),
    isPage: PAGE.has(facts.selector),
    parts,
    choices: (facts.choices ?? []).map((choice) => ({ ...choice, matches: matcherOf(choice.anyOf.join()) })),
    attributes: new Map(facts.attributes.map((attribute) => [attribute.name, attribute])),
    forbiddenIn: facts.nesting.forbiddenIn.map((selector) => ({ selector, matches: matcherOf(selector) })),
    needs: facts.needs.map((selector) => ({ selector, matches: matcherOf(selector) })),
  };
}

function ownersOf(features) {
  const owners = new Map();
  for (const { name, attributes, parts } of features) {
    for (const attribute of [...attributes.keys(), ...parts.flatMap(attributesOfPart)]) {
      owners.set(attribute, [...new Set([...(owners.get(attribute) ?? []), name])]);
    }
  }
  return owners;
}
