import type { Facts, Promises } from './promises.ts';

/** The differences between a contract and the previous one. */
export interface Changes {
  /** The removed or narrowed names, with a sentence for each. */
  breaking: string[];
  /** Names that are new. */
  added: string[];
}

/** For each type, the types that accept every value of it. */
const WIDER: Readonly<Record<string, readonly string[]>> = {
  integer: ['decimal', 'text', 'number'],
  decimal: ['text'],
  word: ['words', 'text'],
  words: ['list', 'text'],
  list: ['text'],
  address: ['text'],
  flag: ['text'],
  json: ['text'],
};

type Sentence = string | false | undefined;

type Narrowings = {
  readonly [Fact in keyof Required<Facts>]: (before: Facts[Fact], after: Facts[Fact]) => Sentence;
};

/** Functions that compare each fact: they return a sentence if it became narrower. */
const NARROWED: Narrowings = {
  selector: (before, after) => before !== after && `mounts on ${after ?? 'nothing'}, was ${before}`,
  pageTypes: (before, after) => missing('runs no longer on', before, after, 'only runs on'),
  forbiddenIn: (before, after) => extra('may no longer be in', before, after),
  insideFeature: (before, after) =>
    after === false && before !== false && 'may no longer be in another feature',
  needs: (before, after) => extra('now needs', before, after),
  type: narrowedType,
  min: (before, after) =>
    after !== undefined &&
    (before === undefined || before < after) &&
    `is ${after} or more, was ${from(before)}`,
  max: (before, after) =>
    after !== undefined &&
    (before === undefined || before > after) &&
    `is ${after} or less, was ${upTo(before)}`,
  values: (before, after) => missing('no longer takes', before, after, 'only takes'),
  pattern: (before, after) => after !== undefined && before !== after && `has to match ${after}`,
  required: (before, after) => after === true && before !== true && 'is required now',
  element: (before, after) => after !== undefined && before !== after && `has to be a <${after}>`,
  within: (before, after) => after !== undefined && before !== after && `has to be in ${after}`,
  many: (before, after) => after === false && before !== false && 'may be there only once',
  request: (before, after) => before !== after && `is ${after}, was ${before}`,
  media: (before, after) => before !== after && `is ${after}, was ${before}`,
  sent: (before, after) => before !== after && `is sent as ${after}, was ${before}`,
  words: (before, after) => before && (after ? extra('now sends', before, after) : 'sends any value now'),
  always: (before, after) => before === true && after !== true && 'is no longer always sent',
};

/** Compares two contracts: finds changes that break a page or a server that conformed to the previous one. */
export function compareContracts(released: Promises, current: Promises): Changes {
  const breaking: string[] = [];
  for (const [name, before] of Object.entries(released.names)) {
    const after = own(current.names, name);
    if (!after) {
      // Names that belong to something removed are removed with it, which is reported once.
      if (!hasOwner(name, released.names, (owner) => !own(current.names, owner)))
        breaking.push(`${name} was removed`);
      continue;
    }
    for (const fact of Object.keys(NARROWED) as (keyof Facts)[]) {
      const sentence = narrowed(fact, before, after);
      if (sentence) breaking.push(`${name} ${sentence}`);
    }
  }
  const added = Object.keys(current.names).filter((name) => !own(released.names, name));
  const demanded = added.filter(
    (name) =>
      current.names[name]?.required === true &&
      // Names that belong to something new require nothing of existing pages.
      !hasOwner(name, current.names, (owner) => added.includes(owner)),
  );
  return { breaking: [...breaking, ...demanded.map((name) => `${name} is new and required`)], added };
}

/**
 * The smallest version that the changes allow, by semantic versioning.
 * @param released the previous version, such as `1.4.0`
 */
export function smallestVersion(released: string, { breaking, added }: Changes): string {
  const [major, minor, patch] = numbersOf(released);
  if (breaking.length > 0) return `${major + 1}.0.0`;
  return added.length > 0 ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch}`;
}

/** Whether a version is equal to another one or later. */
export function isAtLeast(version: string, other: string): boolean {
  const [one, two] = [numbersOf(version), numbersOf(other)];
  const differences = one.map((number, position) => number - (two[position] ?? 0));
  return (differences.find((difference) => difference !== 0) ?? 0) >= 0;
}

/**
 * Returns the numbers of a version.
 * @throws {TypeError} for a text that is not a version
 */
export function numbersOf(version: string): [major: number, minor: number, patch: number] {
  const found = /^(\d+)\.(\d+)\.(\d+)$/.exec(version);
  if (!found) throw new TypeError(`"${version}" is not a version; expected three numbers such as 1.4.0.`);
  return [Number(found[1]), Number(found[2]), Number(found[3])];
}

function narrowed<Fact extends keyof Facts>(fact: Fact, before: Facts, after: Facts): Sentence {
  return NARROWED[fact](before[fact], after[fact]);
}

function narrowedType(before: string | undefined, after: string | undefined): Sentence {
  if (before === after || after === 'any' || WIDER[String(before)]?.includes(String(after))) return undefined;
  const kinds = new Set(String(after).split(' or '));
  const isWider = String(before)
    .split(' or ')
    .every((kind) => kinds.has(kind));
  return isWider ? undefined : `is ${after}, was ${before}`;
}

/** Compares lists whose absence means that everything is allowed. */
function missing(
  verb: string,
  before: readonly unknown[] | undefined,
  after: readonly unknown[] | undefined,
  only: string,
): Sentence {
  if (after === undefined) return undefined;
  if (before === undefined) return `${only} ${after.join(', ')}`;
  const gone = before.filter((value) => !after.includes(value));
  return gone.length > 0 && `${verb} ${gone.join(', ')}`;
}

function extra(verb: string, before: readonly unknown[] = [], after: readonly unknown[] = []): Sentence {
  const more = after.filter((value) => !before.includes(value));
  return more.length > 0 && `${verb} ${more.join(', ')}`;
}

function from(min: number | undefined): string {
  return min === undefined ? 'any number' : `${min} or more`;
}

function upTo(max: number | undefined): string {
  return max === undefined ? 'any number' : `${max} or less`;
}

function own(names: Promises['names'], name: string): Facts | undefined {
  return Object.hasOwn(names, name) ? names[name] : undefined;
}

/** Whether a name belongs to another one for which a condition is true: a word, a field or an item after that name. */
function hasOwner(name: string, names: Promises['names'], test: (owner: string) => boolean): boolean {
  const ends = [...name.matchAll(/[ .[]/g)].map(({ index }) => name.slice(0, index));
  return ends.some((owner) => Object.hasOwn(names, owner) && test(owner));
}
