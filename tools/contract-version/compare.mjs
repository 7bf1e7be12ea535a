/**
 * @typedef {object} Changes
 * @property {string[]} breaking what was removed or narrowed, a sentence each
 * @property {string[]} added names that are new
 */

/** What accepts every value that the type before accepted. */
const WIDER = {
  integer: ['decimal', 'text', 'number'],
  decimal: ['text'],
  word: ['words', 'text'],
  words: ['list', 'text'],
  list: ['text'],
  address: ['text'],
  flag: ['text'],
  json: ['text'],
};

/** How each fact becomes narrower: the sentence about it, or undefined if it does not. */
const NARROWED = {
  selector: (before, after) => before !== after && `mounts on ${after ?? 'nothing'}, was ${before}`,
  pageTypes: (before, after) => missing('runs no longer on', before, after, 'only runs on'),
  forbiddenIn: (before, after) => extra('may no longer be in', before, after),
  insideFeature: (before, after) =>
    after === false && before !== false && 'may no longer be in another feature',
  needs: (before, after) => extra('now needs', before, after),
  type: narrowedType,
  min: (before, after) =>
    after !== undefined && !(before >= after) && `is ${after} or more, was ${from(before)}`,
  max: (before, after) =>
    after !== undefined && !(before <= after) && `is ${after} or less, was ${upTo(before)}`,
  values: (before, after) => missing('no longer takes', before, after, 'only takes'),
  pattern: (before, after) => after !== undefined && before !== after && `has to match ${after}`,
  required: (before, after) => after === true && before !== true && 'is required now',
  element: (before, after) => after !== undefined && before !== after && `has to be a <${after}>`,
  within: (before, after) => after !== undefined && before !== after && `has to be in ${after}`,
  request: (before, after) => before !== after && `is ${after}, was ${before}`,
  media: (before, after) => before !== after && `is ${after}, was ${before}`,
  sent: (before, after) => before !== after && `is sent as ${after}, was ${before}`,
  words: (before, after) => before && (after ? extra('now sends', before, after) : 'sends any value now'),
  always: (before, after) => before === true && after !== true && 'is no longer always sent',
  many: (before, after) => after === false && before !== false && 'may be there only once',
};

/**
 * Compares two contracts: what a page or a server that was right before may rely on.
 * @param {import('./promises.mjs').Promises} released
 * @param {import('./promises.mjs').Promises} current
 * @returns {Changes}
 */
export function compareContracts(released, current) {
  const breaking = [];
  for (const [name, before] of Object.entries(released.names)) {
    const after = own(current.names, name);
    if (!after) {
      // What belongs to something that is removed is removed with it, which is said once.
      if (!hasOwner(name, released.names, (owner) => !own(current.names, owner)))
        breaking.push(`${name} was removed`);
      continue;
    }
    for (const [fact, narrowed] of Object.entries(NARROWED)) {
      const sentence = narrowed(before[fact], after[fact]);
      if (sentence) breaking.push(`${name} ${sentence}`);
    }
  }
  const added = Object.keys(current.names).filter((name) => !own(released.names, name));
  const demanded = added.filter(
    (name) =>
      current.names[name].required === true &&
      // What belongs to something new asks nothing of pages that are there.
      !hasOwner(name, current.names, (owner) => added.includes(owner)),
  );
  return { breaking: [...breaking, ...demanded.map((name) => `${name} is new and required`)], added };
}

/**
 * The smallest version that the changes allow, by semantic versioning.
 * @param {string} released the version before, such as `1.4.0`
 * @param {Changes} changes
 * @returns {string}
 */
export function smallestVersion(released, { breaking, added }) {
  const [major, minor, patch] = numbersOf(released);
  if (breaking.length > 0) return `${major + 1}.0.0`;
  return added.length > 0 ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch}`;
}

/**
 * Whether a version is another one or later.
 * @param {string} version
 * @param {string} other
 */
export function isAtLeast(version, other) {
  const [one, two] = [numbersOf(version), numbersOf(other)];
  const index = one.findIndex((number, position) => number !== two[position]);
  return index < 0 || one[index] > two[index];
}

/** @throws {TypeError} for a text that is no version */
export function numbersOf(version) {
  const [, ...numbers] = /^(\d+)\.(\d+)\.(\d+)$/.exec(version) ?? [];
  if (numbers.length === 0)
    throw new TypeError(`"${version}" is no version; expected three numbers such as 1.4.0.`);
  return numbers.map(Number);
}

function narrowedType(before, after) {
  if (before === after || after === 'any' || WIDER[before]?.includes(after)) return undefined;
  const kinds = new Set(String(after).split(' or '));
  const isWider = String(before)
    .split(' or ')
    .every((kind) => kinds.has(kind));
  return isWider ? undefined : `is ${after}, was ${before}`;
}

/** For lists whose absence means that all is well. */
function missing(verb, before, after, only) {
  if (after === undefined) return undefined;
  if (before === undefined) return `${only} ${after.join(', ')}`;
  const gone = before.filter((value) => !after.includes(value));
  return gone.length > 0 && `${verb} ${gone.join(', ')}`;
}

function extra(verb, before = [], after = []) {
  const more = after.filter((value) => !before.includes(value));
  return more.length > 0 && `${verb} ${more.join(', ')}`;
}

function from(min) {
  return min === undefined ? 'any number' : `${min} or more`;
}

function upTo(max) {
  return max === undefined ? 'any number' : `${max} or less`;
}

function own(names, name) {
  return Object.hasOwn(names, name) ? names[name] : undefined;
}

/** Whether a name belongs to another one of which something is true: a word, a field or an item after that name. */
function hasOwner(name, names, test) {
  const ends = [...name.matchAll(/[ .[]/g)].map(({ index }) => name.slice(0, index));
  return ends.some((owner) => Object.hasOwn(names, owner) && test(owner));
}
