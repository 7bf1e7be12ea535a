import type { Deprecation } from '../../core/runtime/caretaker/deprecations.ts';
import { callPromises, type OpenApi } from './call-promises.ts';

/** The contract's facts about one name. */
export interface Facts {
  readonly selector?: string;
  readonly pageTypes?: readonly string[];
  readonly forbiddenIn?: readonly string[];
  readonly insideFeature?: boolean;
  readonly needs?: readonly string[];
  readonly type?: string;
  readonly min?: number;
  readonly max?: number;
  readonly values?: readonly unknown[];
  readonly pattern?: string;
  readonly required?: boolean;
  readonly element?: string;
  readonly within?: string;
  readonly many?: boolean;
  /** The method and path of a call; only the method if the site chooses the address. */
  readonly request?: string;
  /** The media type of a body. */
  readonly media?: string;
  /** The JSON types of a value in a request. */
  readonly sent?: string;
  /** The only possible values in a request. */
  readonly words?: readonly unknown[];
  /** Whether a request always has it. */
  readonly always?: boolean;
}

/** The promises of a contract. */
export interface Promises {
  /** The version of the contract. */
  version: string;
  /** The facts of each name, by a phrase such as `feature quiz attribute data-json`. */
  names: Readonly<Record<string, Facts>>;
}

type ContractAttribute = Pick<Facts, 'type' | 'min' | 'max' | 'values' | 'pattern' | 'required'> & {
  readonly name: string;
};

type ContractWritten = Pick<Facts, 'values'> & { readonly name: string };

interface ContractPart {
  readonly selector: string;
  readonly element?: string | null;
  readonly within?: string | null;
  readonly required?: boolean;
  readonly many?: boolean;
  readonly attributes?: readonly ContractAttribute[];
}

interface ContractFeature {
  readonly selector?: string;
  readonly pageTypes?: readonly string[] | null;
  readonly nesting?: Pick<Facts, 'forbiddenIn' | 'insideFeature'>;
  readonly needs?: readonly string[];
  readonly parts?: readonly ContractPart[];
  readonly attributes?: readonly ContractAttribute[];
  readonly writes?: readonly ContractWritten[];
  readonly events?: { readonly emits?: readonly string[]; readonly listens?: readonly string[] };
}

/** The contract in dist/contract.json, of this or an earlier release. */
export interface ContractFile {
  readonly version: string;
  readonly pageTypes?: readonly string[];
  readonly body?: readonly ContractAttribute[];
  readonly common?: readonly ContractAttribute[];
  readonly writes?: readonly ContractWritten[];
  readonly config?: readonly ({ readonly key: string } & Pick<Facts, 'type' | 'values'>)[];
  readonly features?: Readonly<Record<string, ContractFeature>>;
  readonly deprecated?: readonly Deprecation[];
}

/** A name and its facts. */
export type Promised = readonly [name: string, facts: Facts];

/**
 * Returns the promises of a contract as one flat list: each name that a template, a script, a setting or a server may
 * use, with the facts that must not become narrower. Texts, samples and descriptions are not part of it.
 * @param contract the content of dist/contract.json
 * @param openApi the content of dist/openapi.json
 */
export function promisesOf(contract: ContractFile, openApi: OpenApi): Promises {
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
  const entries: Promised[] = [
    ...pageTypes.map((type): Promised => [`page type ${type}`, {}]),
    ...attributes('body', body),
    ...attributes('every hook', common),
    ...written('every hook', writes),
    ...config.map(({ key, type, values }): Promised => [`config ${key}`, facts({ type, values })]),
    ...events.map((event): Promised => [`event ${event}`, {}]),
    ...Object.entries(features).flatMap(([name, feature]) => featurePromises(`feature ${name}`, feature)),
    ...callPromises(openApi),
  ];
  const sorted = entries.sort(([one], [other]) => (one < other ? -1 : 1));
  return { version, names: Object.fromEntries(sorted) };
}

function featurePromises(name: string, feature: ContractFeature): Promised[] {
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
  const needed = needs.length > 0 ? needs : undefined;
  return [
    [name, facts({ selector, pageTypes, forbiddenIn, insideFeature, needs: needed })],
    ...attributes(name, own),
    ...written(name, writes),
    ...parts.flatMap((part) => partPromises(`${name} part ${part.selector}`, part)),
  ];
}

function partPromises(
  name: string,
  { element, within, required, many, attributes: own = [] }: ContractPart,
): Promised[] {
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

/** The description and the default of an attribute are left out, because they may change. */
function attributes(owner: string, list: readonly ContractAttribute[]): Promised[] {
  return list.map(({ name, type, min, max, values, pattern, required }) => [
    `${owner} attribute ${name}`,
    facts({ type, min, max, values, pattern, required: required || undefined }),
  ]);
}

/** The facts about attributes that the product writes: styles and scripts of a site rely on their values. */
function written(owner: string, list: readonly ContractWritten[]): Promised[] {
  return list.map(({ name, values }) => [`${owner} writes ${name}`, facts({ values })]);
}

/** Returns only the facts that have a value. */
function facts(all: { readonly [Fact in keyof Facts]: Facts[Fact] | null | undefined }): Facts {
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined && value !== null));
}
