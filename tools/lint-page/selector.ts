import {
  ancestorsOf,
  attribute,
  attributesOf,
  descendantsOf,
  type Element,
  parentOf,
  tagOf,
} from './element.ts';

/** Whether an element matches a selector; `scope` is the element of `:scope`. */
export type Matcher = (element: Element, scope?: Element) => boolean;

/** A selector that is being parsed, and the position in it. */
interface Reader {
  readonly text: string;
  at: number;
}

const compiled = new Map<string, Matcher>();

/**
 * Parses a selector of the contract. html-validate's own parser supports neither `:is()` and `:not()` nor operators
 * such as `^=`. In `:has()`, only descendants are supported, without a combinator before them.
 * @param selector a list of selectors as in CSS, without pseudo-elements
 * @throws {SyntaxError} naming the selector that is not understood
 */
export function matcherOf(selector: string): Matcher {
  let matcher = compiled.get(selector);
  if (!matcher) {
    const reader: Reader = { text: selector.trim(), at: 0 };
    matcher = readList(reader);
    if (reader.at < reader.text.length) throw unreadable(reader);
    compiled.set(selector, matcher);
  }
  return matcher;
}

/** The `data-*` attributes that a selector requires, in any of its alternatives, without those that it excludes. */
export function markersOf(selector: string): string[] {
  const included = selector.replace(/:not\((?:[^()]|\([^()]*\))*\)/g, '');
  return [...new Set([...included.matchAll(/\[(data-[\w-]+)/g)].map(([, name = '']) => name))];
}

function readList(reader: Reader): Matcher {
  const alternatives: Matcher[] = [];
  do {
    take(reader, /\s*/y);
    alternatives.push(readComplex(reader));
  } while (take(reader, /\s*,/y));
  return (element, scope) => alternatives.some((matches) => matches(element, scope));
}

/** The compound selectors from right to left, each with the combinator before it. */
function readComplex(reader: Reader): Matcher {
  let matches = readCompound(reader);
  for (;;) {
    const combinator = take(reader, /\s*[>+~]\s*|\s+(?=[^\s,)])/y);
    if (combinator === undefined) return matches;
    matches = combine(matches, candidatesOf(combinator.trim() || ' '), readCompound(reader));
  }
}

function combine(left: Matcher, candidates: Candidates, right: Matcher): Matcher {
  return (element, scope) => {
    if (!right(element, scope)) return false;
    for (const candidate of candidates(element)) if (left(candidate, scope)) return true;
    return false;
  };
}

/** Returns the elements that the left side of a combinator may match. */
type Candidates = (element: Element) => Iterable<Element>;

function candidatesOf(combinator: string): Candidates {
  if (combinator === '>') return parentIn;
  if (combinator === '+') return (element) => siblingsBefore(element).slice(-1);
  if (combinator === '~') return siblingsBefore;
  return ancestorsOf;
}

function parentIn(element: Element): Element[] {
  const around = parentOf(element);
  return around ? [around] : [];
}

function siblingsBefore(element: Element): Element[] {
  const siblings = element.parent?.childElements ?? [];
  return siblings.slice(0, siblings.indexOf(element));
}

function readCompound(reader: Reader): Matcher {
  const tests: Matcher[] = [];
  const tag = take(reader, /\*|[a-z][\w-]*/iy);
  if (tag && tag !== '*') tests.push((element) => tagOf(element) === tag.toLowerCase());
  for (let test = readSimple(reader); test; test = readSimple(reader)) tests.push(test);
  if (tests.length === 0 && !tag) throw unreadable(reader);
  return (element, scope) => tests.every((test) => test(element, scope));
}

function readSimple(reader: Reader): Matcher | undefined {
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

const OPERATORS: Readonly<Record<string, (value: string, wanted: string) => boolean>> = {
  '=': (value, wanted) => value === wanted,
  '^=': (value, wanted) => wanted !== '' && value.startsWith(wanted),
  '$=': (value, wanted) => wanted !== '' && value.endsWith(wanted),
  '*=': (value, wanted) => wanted !== '' && value.includes(wanted),
  '~=': (value, wanted) => words(value).includes(wanted),
  '|=': (value, wanted) => value === wanted || value.startsWith(`${wanted}-`),
};

function readAttribute(test: string, reader: Reader): Matcher {
  const [, name, operator = '', quoted, bare = ''] =
    /^\[\s*([\w-]+)\s*(?:([~^$*|]?=)\s*(?:["']([^"']*)["']|([\w-]+))\s*)?\]$/.exec(test) ?? [];
  if (!name) throw unreadable(reader);
  const wanted = quoted ?? bare;
  return (element) => {
    const found = attributesOf(element).get(name.toLowerCase());
    return found !== undefined && (OPERATORS[operator]?.(found.value, wanted) ?? true);
  };
}

function words(text = ''): string[] {
  return text.split(/\s+/).filter(Boolean);
}

function take(reader: Reader, pattern: RegExp): string | undefined {
  pattern.lastIndex = reader.at;
  const found = pattern.exec(reader.text);
  if (!found) return undefined;
  reader.at += found[0].length;
  return found[0];
}

function unreadable({ text, at }: Reader): SyntaxError {
  return new SyntaxError(
    `The selector ${text} cannot be read from ${JSON.stringify(text.slice(at, at + 20))}.`,
  );
}
