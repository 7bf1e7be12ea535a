/**
 * The contract of a feature, in `<feature>.contract.ts`: the markup that the server sends inside and around its hook,
 * for dist/contract.json. Only the build reads those files; browsers never load them.
 */
export interface FeatureContract {
  /** The elements that the feature reads, besides the hook's own attributes. */
  readonly parts?: readonly Part[];
  /** Content that the server has to send in one of several ways: without any of them the feature fails. */
  readonly choices?: readonly Choice[];
  /** Attributes that the feature itself writes, for styles, tests and support. */
  readonly writes?: readonly Written[];
  /** Selectors of elements that no hook of the feature may be in. */
  readonly forbiddenIn?: readonly string[];
  /** Selectors of elements that must be elsewhere on the page. */
  readonly needs?: readonly string[];
  /** Attributes of the hook that its declaration cannot name, such as numbered ones. */
  readonly attributes?: readonly PartAttribute[];
}

/** An element of the server's markup that a feature reads. */
export interface Part {
  /** The selector that finds it. */
  readonly selector: string;
  /** The element's name, if it must have that name. */
  readonly element?: string;
  /** The selector of the element that must contain it; by default the hook. `body` means anywhere on the page. */
  readonly within?: string;
  /** Whether the server has to send it: without it the feature fails, or content below it moves. */
  readonly required?: boolean;
  /** Whether there may be several; true by default. */
  readonly many?: boolean;
  /** Its attributes; an attribute that only the selector names can be any text. */
  readonly attributes?: readonly PartAttribute[];
  /** Standard HTML attributes that matter, each with its allowed values; a missing or empty one is allowed, too. */
  readonly html?: Readonly<Record<string, readonly string[]>>;
  /** A description in one line. */
  readonly description: string;
}

/** Alternative ways to send content, one of which a hook needs. */
export interface Choice {
  /** Selectors of the hook, `:scope`, or of elements in it, the most common first. */
  readonly anyOf: readonly string[];
  /** A description of the content and how it is sent, in one line. */
  readonly description: string;
}

/** The kind of an attribute's value. */
export const ATTRIBUTE_TYPES = [
  'integer',
  'decimal',
  'text',
  'flag',
  'word',
  'words',
  'list',
  'address',
  'json',
] as const;

/** An attribute of a part. */
export interface PartAttribute {
  readonly name: `data-${string}`;
  readonly type: (typeof ATTRIBUTE_TYPES)[number];
  readonly min?: number;
  readonly max?: number;
  readonly values?: readonly string[];
  /** A regular expression that the text must match. */
  readonly pattern?: string;
  /** The format of a text that is a time: core/platform/time/parse-timestamp.ts reads it. */
  readonly format?: 'time';
  /** The expected value, as the end of "expected …", if the pattern alone does not explain it. */
  readonly expects?: string;
  readonly required?: boolean;
  readonly default?: unknown;
  /** Its meaning in one line. */
  readonly description: string;
}

/** An attribute that only the product writes. */
export interface Written {
  readonly name: `data-${string}`;
  /** The element that has it, in words or as a selector. */
  readonly on: string;
  readonly values?: readonly string[];
  readonly description: string;
}
