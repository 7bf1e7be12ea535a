import { type Matcher, markersOf, matcherOf } from './selector.ts';

/** Elements whose hook is the page itself. */
const PAGE = new Set(['html', 'head', 'body']);
/** Elements that contain the whole page, so that parts in them may be anywhere. */
const ANYWHERE = new Set(['html', 'body']);
const NAMING = /^\[data-(widget|special)="([^"]+)"\]$/;

/** The parts of dist/contract.json that the rules read. */
export interface Contract {
  readonly pageTypes: readonly string[];
  /** Attributes of `<body>`. */
  readonly body: readonly AttributeFacts[];
  /** Attributes that any hook may have. */
  readonly common?: readonly { readonly name: string }[];
  /** Attributes that the product itself writes. */
  readonly writes?: readonly { readonly name: string }[];
  readonly features: Readonly<Record<string, FeatureFacts>>;
  readonly deprecated?: readonly Deprecation[];
}

/** An attribute in dist/contract.json. */
export interface AttributeFacts {
  readonly name: string;
  readonly type: string;
  readonly min?: number;
  readonly max?: number;
  /** The allowed words. */
  readonly values?: readonly string[];
  /** A regular expression that a text must match. */
  readonly pattern?: string;
  /** The format, such as `time`. */
  readonly format?: string;
  readonly required?: boolean;
  /** The expected value, as the end of "expected …". */
  readonly expects?: string;
}

interface PartFacts {
  readonly selector: string;
  /** Selects an element around it, in the hook; `html` or `body` if it may be anywhere. */
  readonly within?: string | null;
  readonly description: string;
  readonly required?: boolean;
  /** Whether a hook may have several. */
  readonly many?: boolean;
  /** The required name of the element. */
  readonly element?: string | null;
  readonly attributes: readonly AttributeFacts[];
  /** Allowed values of standard HTML attributes. */
  readonly html?: Readonly<Record<string, readonly string[]>>;
}

interface ChoiceFacts {
  readonly anyOf: readonly string[];
  readonly description: string;
}

interface FeatureFacts {
  readonly selector: string;
  readonly pageTypes: readonly string[] | null;
  readonly when: { readonly articleTypes?: readonly string[] | undefined } | null;
  readonly attributes: readonly AttributeFacts[];
  readonly parts: readonly PartFacts[];
  readonly choices?: readonly ChoiceFacts[];
  readonly nesting: { readonly forbiddenIn: readonly string[]; readonly insideFeature: boolean };
  /** Selectors of elements that must be elsewhere on the page. */
  readonly needs: readonly string[];
  /** Whether the base style reserves space for it. */
  readonly reserves: boolean;
  /** An example of its hook. */
  readonly sample?: string;
}

export interface Deprecation {
  readonly kind: string;
  readonly name: string;
  /** The hook; null if it does not belong to a feature. */
  readonly feature: string | null;
  readonly since: string;
  readonly endsIn: string;
  readonly use: string | null;
}

/** A part of the contract, with the data that the rules need. */
export interface Part {
  readonly part: PartFacts;
  readonly feature: string;
  readonly matches: Matcher;
  readonly within: Matcher | undefined;
  /** Whether it may be anywhere on the page, instead of in the hook. */
  readonly isAnywhere: boolean;
  /** The `data-*` attributes in its selector. */
  readonly markers: readonly string[];
}

interface Selection {
  readonly selector: string;
  readonly matches: Matcher;
}

export interface Feature {
  readonly name: string;
  readonly facts: FeatureFacts;
  readonly matches: Matcher;
  /** Whether its hook is the page itself. */
  readonly isPage: boolean;
  readonly parts: readonly Part[];
  readonly choices: readonly (ChoiceFacts & { readonly matches: Matcher })[];
  readonly attributes: ReadonlyMap<string, AttributeFacts>;
  /** The attributes of its parts. */
  readonly partNames: ReadonlySet<string>;
  /** The names of the attributes of its hook and of its parts. */
  readonly names: ReadonlySet<string>;
  readonly forbiddenIn: readonly Selection[];
  readonly needs: readonly Selection[];
}

/** Matches the attribute that names a feature, without its `data-`. */
export type HookKind = 'widget' | 'special';

/** The contract in the form that the rules use. */
export interface Known {
  readonly contract: Contract;
  /** Whether an attribute belongs to the site itself. */
  isOwn(name: string): boolean;
  readonly features: readonly Feature[];
  /** Features by the name in their attribute. */
  readonly named: Readonly<Record<HookKind, ReadonlyMap<string, Feature>>>;
  /** Features with other hooks. */
  readonly others: readonly Feature[];
  /** Attributes of `<body>` by name. */
  readonly body: ReadonlyMap<string, AttributeFacts>;
  /** Names of attributes that any element may have. */
  readonly everywhere: ReadonlySet<string>;
  /** All names, with the features that use them. */
  readonly owners: ReadonlyMap<string, readonly string[]>;
  readonly deprecated: readonly Deprecation[];
}

/**
 * Prepares dist/contract.json for the rules: selectors as functions, names in tables.
 * @param own the site's own attributes; `*` at the end stands for any ending
 * @throws {SyntaxError} naming a selector that cannot be read
 */
export function readContract(contract: Contract, own: readonly string[] = []): Known {
  const features = Object.entries(contract.features).map(([name, facts]) => readFeature(name, facts));
  const parts = features.flatMap(({ parts }) => parts);
  const named = { widget: new Map<string, Feature>(), special: new Map<string, Feature>() };
  const others: Feature[] = [];
  for (const feature of features) {
    const [, kind, name = ''] = NAMING.exec(feature.facts.selector) ?? [];
    if (kind === 'widget' || kind === 'special') named[kind].set(name, feature);
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
    body,
    everywhere,
    owners: ownersOf(features),
    deprecated: contract.deprecated ?? [],
  };
}

/** Returns the attributes that a part may have. */
function attributesOfPart({ part, markers }: Part): string[] {
  return [...markers, ...part.attributes.map(({ name }) => name)];
}

function readFeature(name: string, facts: FeatureFacts): Feature {
  const parts = facts.parts.map((part) => ({
    part,
    feature: name,
    matches: matcherOf(part.selector),
    within: part.within ? matcherOf(part.within) : undefined,
    isAnywhere: ANYWHERE.has(part.within ?? ''),
    markers: markersOf(part.selector),
  }));
  const partNames = new Set(parts.flatMap(attributesOfPart));
  return {
    name,
    facts,
    matches: matcherOf(facts.selector),
    isPage: PAGE.has(facts.selector),
    parts,
    choices: (facts.choices ?? []).map((choice) => ({ ...choice, matches: matcherOf(choice.anyOf.join()) })),
    attributes: new Map(facts.attributes.map((attribute) => [attribute.name, attribute])),
    partNames,
    names: new Set([...facts.attributes.map(({ name: own }) => own), ...partNames]),
    forbiddenIn: facts.nesting.forbiddenIn.map(selection),
    needs: facts.needs.map(selection),
  };
}

const selection = (selector: string): Selection => ({ selector, matches: matcherOf(selector) });

function ownersOf(features: readonly Feature[]): Map<string, string[]> {
  const owners = new Map<string, string[]>();
  for (const { name, names } of features) {
    for (const attribute of names) {
      owners.set(attribute, [...(owners.get(attribute) ?? []), name]);
    }
  }
  return owners;
}
