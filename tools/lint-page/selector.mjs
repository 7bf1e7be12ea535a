import { attribute, attributesOf, descendantsOf, parentOf, tagOf } from './element.mjs';

/**
 * Selectors of the contract. html-validate's own know neither `:is()` and `:not()` nor operators such as `^=`. Of `:has()`,
 * descendants are known, without a combinator before them.
 * @typedef {(element: import('./element.mjs').Element, scope?: import('./element.mjs').Element) => boolean} Matcher
 */

const compiled = new Map();

/**
 * @param {string} selector a list of selectors as in CSS, without pseudo-elements
 * @returns {Matcher} with the scope that `:scope` stands for
 * @throws {SyntaxError} naming the selector that is not understood
 */
export function matcherOf(selector) {
  let matcher = compiled.get(selector);
  if (!matcher) {
    const reader = { text: selector.trim(), at: 0 };
    matcher = readList(reader);
    if (reader.at < reader.text.length) throw unreadable(reader);
    compiled.set(selector, matcher);
  }
  return matcher;
}

/** The `data-*` attributes that a selector asks for, in any of its alternatives; not those that it excludes. */
export function markersOf(selector) {
  const included = selector.replace(/:not\((?:[^()]|\([^()]*\))*\)/g, '');
  return [...new Set([...included.matchAll(/\[(data-[\w-]+)/g)].map(([, name]) => name))];
}

function readList(reader) {
  const alternatives = [];
  do {
    take(reader, /\s*/y);
    alternatives.push(readComplex(reader));
  } while (take(reader, /\s*,/y));
  return (element, scope) => alternatives.some((matches) => matches(element, scope));
}

/** Compounds from right to left, each with the combinator before it. */
function readComplex(reader) {
  let matches = readCompound(reader);
  for (;;) {
    const combinator = take(reader, /\s*[>+~]\s*|\s+(?=[^\s,)])/y);
    if (combinator === undefined) return matches;
    matches = combine(matches, COMBINATORS[combinator.trim() || ' '], readCompound(reader));
  }
}

function combine(left, candidates, right) {
  return (element, scope) => {
    if (!right(element, scope)) return false;
    for (const candidate of candidates(element)) if (left(candidate, scope)) return true;
    return false;
  };
}

const COMBINATORS = {
  *' '(element) {
    for (let around = parentOf(element); around; around = parentOf(around)) yield around;
  },
  *'>'(element) {
    const around = parentOf(element);
    if (around) yield around;
  },
  *'+'(element) {
    const before = siblingsBefore(element).at(-1);
    if (before) yield before;
  },
  *'~'(element) {
    yield* siblingsBefore(element);
  },
};

function siblingsBefore(element) {
  const siblings = element.parent?.childElements ?? [];
  return siblings.slice(0, siblings.indexOf(element));
}

function readCompound(reader) {
  const tests = [];
  const tag = take(reader, /\*|[a-z][\w-]*/iy);
  if (tag && tag !== '*') tests.push((element) => tagOf(element) === tag.toLowerCase());
  for (let test = readSimple(reader); test; test = readSimple(reader)) tests.push(test);
  if (tests.length === 0 && !tag) throw unreadable(reader);
  return (element, scope) => tests.every((test) => test(element, scope));
}

function readSimple(reader) {
  const name = take(reader, /[#.][\w-]+/y);
  if (name?.startsWith('#')) return (element) => attribute(element, 'id') === name.slice(1);
  if (name) return (element) => words(attribute(element, 'class')).includes(name.slice(1));
  const test = take(reader, /\[[^\]"']*(?:"[^"]*"|'[^']*')?[^\]"']*\]/y);
  if (test) return readAttribute(test, reader);
  const pseudo = take(reader, /:[a-z-]+\(?/y);
  if (!pseudo) return undefined;
  if (pseudo === ':scope') return (element, scope) => element === scope;
  if (!/^:(is|where|not|has)\($/.test(pseudo)) throw unreadable(reader);
  const inner = readList(reader);
  if (take(reader, /\s*\)/y) === undefined) throw unreadable(reader);
  if (pseudo === ':not(') return (element, scope) => !inner(element, scope);
  if (pseudo !== ':has(') return inner;
  return (element, scope) => {
    for (const descendant of descendantsOf(element)) if (inner(descendant, scope)) return true;
    return false;
  };
}

const OPERATORS = {
  '=': (value, wanted) => value === wanted,
  '^=': (value, wanted) => wanted !== '' && value.startsWith(wanted),
  '$=': (value, wanted) => wanted !== '' && value.endsWith(wanted),
  '*=': (value, wanted) => wanted !== '' && value.includes(wanted),
  '~=': (value, wanted) => words(value).includes(wanted),
  '|=': (value, wanted) => value === wanted || value.startsWith(`${wanted}-`),
};

function readAttribute(test, reader) {
  const [, name, operator, quoted, bare] =
    /^\[\s*([\w-]+)\s*(?:([~^$*|]?=)\s*(?:["']([^"']*)["']|([\w-]+))\s*)?\]$/.exec(test) ?? [];
  if (!name) throw unreadable(reader);
  const wanted = quoted ?? bare;
  return (element) => {
    const found = attributesOf(element).get(name.toLowerCase());
    return found !== undefined && (!operator || OPERATORS[operator](found.value, wanted));
  };
}

function words(text = '') {
  return text.split(/\s+/).filter(Boolean);
}

function take(reader, pattern) {
  pattern.lastIndex = reader.at;
  const found = pattern.exec(reader.text);
  if (!found) return undefined;
  reader.at += found[0].length;
  return found[0];
}

function unreadable({ text, at }) {
  return new SyntaxError(
    `The selector ${text} cannot be read from ${JSON.stringify(text.slice(at, at + 20))}.`,
  );
}
