import { callPromises } from './call-promises.ts';

/**
 * @typedef {Record<string, unknown>} Facts what the contract says of one name
 * @typedef {object} Promises
 * @property {string} version of the contract
 * @property {Record<string, Facts>} names by a sentence such as `feature quiz attribute data-json`
 */

/** What counts of an attribute: its description and its default may change. */
const ATTRIBUTE_FACTS = ['type', 'min', 'max', 'values', 'pattern', 'required'];

/**
 * What a contract promises, as one flat list: each name that a template, a script, a setting or a server may use, with the facts
 * that must not become narrower. Texts, samples and descriptions are no part of it.
 * @param {object} contract dist/contract.json
 * @param {object} openApi dist/openapi.json
 * @returns {Promises}
 */
export function promisesOf(contract, openApi) {
  const {
    version,
    pageTypes = [],
    body = [],
    common = [],
    writes = [],
    config = [],
    features = {},
  } = contract;
  const events = Object.values(features).flatMap(({ events: { emits = [], listens = [] } = {} }) => [
    ...emits,
    ...listens,
  ]);
  const entries = [
    ...pageTypes.map((type) => [`page type ${type}`, {}]),
    ...attributes('body', body),
    ...attributes('every hook', common),
    ...written('every hook', writes),
    ...config.map(({ key, type, values }) => [`config ${key}`, facts({ type, values })]),
    ...events.map((event) => [`event ${nameOf(event)}`, {}]),
    ...Object.entries(features).flatMap(([name, feature]) => featurePromises(`feature ${name}`, feature)),
    ...callPromises(openApi),
  ];
  const sorted = entries.sort(([one], [other]) => (one < other ? -1 : 1));
  return { version, names: Object.fromEntries(sorted) };
}

function featurePromises(name, feature) {
  const {
    selector,
    pageTypes,
    nesting = {},
    needs = [],
    parts = [],
    attributes: own = [],
    writes = [],
  } = feature;
  const forbiddenIn = nesting.forbiddenIn?.length ? nesting.forbiddenIn : undefined;
  const insideFeature = nesting.insideFeature === false ? false : undefined;
  const needed = needs.length > 0 ? needs.map(nameOf) : undefined;
  return [
    [name, facts({ selector, pageTypes, forbiddenIn, insideFeature, needs: needed })],
    ...attributes(name, own),
    ...written(name, writes),
    ...parts.flatMap((part) => partPromises(`${name} part ${part.selector}`, part)),
  ];
}

function partPromises(name, { element, within, required, many, attributes: own = [] }) {
  return [
    [
      name,
      facts({
        element,
        within,
        required: required || undefined,
        many: many === false ? false : undefined,
      }),
    ],
    ...attributes(name, own),
  ];
}

function attributes(owner, list) {
  return list.map((attribute) => {
    const some = Object.fromEntries(ATTRIBUTE_FACTS.map((fact) => [fact, attribute[fact]]));
    return [`${owner} attribute ${attribute.name}`, facts({ ...some, required: some.required || undefined })];
  });
}

/** What the product writes: styles and scripts of a site rely on the values. */
function written(owner, list) {
  return list.map(({ name, values }) => [`${owner} writes ${name}`, facts({ values })]);
}

/** Only the facts that say something. */
function facts(all) {
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined && value !== null));
}

function nameOf(item) {
  return typeof item === 'string' ? item : (item.name ?? item.selector ?? JSON.stringify(item));
}
