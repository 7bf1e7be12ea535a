import { type Matcher, markersOf, matcherOf } from './selector.ts';

/** Hooks of these are the page itself. */
const PAGE = new Set(['html', 'head', 'body']);
/** Parts that may be anywhere on the page. */
const ANYWHERE = new Set(['html', 'body']);
const NAMING = /^\[data-(widget|special)="([^"]+)"\]$/;

/** What the rules read of dist/contract.json. */
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
  /** Regular expression that a text matches. */
  readonly pattern?: string;
  /** The format, such as `time`. */
  readonly format?: string;
  readonly required?: boolean;
  /** What is expected, as the end of "expected …". */
  readonly expects?: string;
}

interface PartFacts {
  readonly selector: string;
  /** An element around it, in the hook, or `html` or `body` if it may be anywhere. */
  readonly within?: string | null;
  readonly description: string;
  readonly required?: boolean;
  /** Whether a hook may have several. */
  readonly many?: boolean;
  /** The name of the element that it has to be. */
  readonly element?: string | null;
  readonly attributes: readonly AttributeFacts[];
  /** Allowed values of attributes of HTML itself. */
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
  /** Selectors of what has to be elsewhere on the page. */
  readonly needs: readonly string[];
  /** Whether the base style reserves space for it. */
  readonly reserves: boolean;
  /** An example of its hook. */
  readonly sample?: string;
}

export interface Deprecation {
  readonly kind: string;
  readonly name: string;
  /** Null if it is none of a feature. */
  readonly feature: string | null;
  readonly since: string;
  readonly endsIn: string;
  readonly use: string | null;
}

/** A part of the contract, with what the rules need of it. */
export interface Part {
  readonly part: PartFacts;
  readonly feature: string;
  readonly matches: Matcher;
  readonly within: Matcher | undefined;
  /** On the page, instead of in the hook. */
  readonly isAnywhere: boolean;
  /** The `data-*` attributes of its selector. */
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

/** The attribute that names a feature, without its `data-`. */
export type HookKind = 'widget' | 'special';

/** The contract as the rules read it. */
export interface Known {
  readonly contract: Contract;
  /** Whether an attribute is the site's own. */
  isOwn(name: string): boolean;
  readonly features: readonly Feature[];
  /** Features by the name in their attribute. */
  readonly named: Readonly<Record<HookKind, ReadonlyMap<string, Feature>>>;
  /** Features with other hooks. */
  readonly others: readonly Feature[];
  /** Attributes of `<body>` by name. */
  readonly body: ReadonlyMap<string, AttributeFacts>;
  /** Names that any element may have. */
  readonly everywhere: ReadonlySet<string>;
  /** Every name, with the features that know it. */
  readonly owners: ReadonlyMap<string, readonly string[]>;
  readonly deprecated: readonly Deprecation[];
}

/**
 * Prepares dist/contract.json for the rules: selectors as functions, names in tables.
 * @param own the site's own attributes; with `*` at the end, all that begin so
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

/** The attributes that a part may have. */
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
