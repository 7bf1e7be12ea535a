/**
 * What a feature's `<feature>.contract.ts` says of the markup that the server sends inside and around its hook, for
 * dist/contract.json. Only the build reads those files: no reader's browser loads a byte of them.
 */
export interface FeatureContract {
  /** The elements that the feature reads, besides the hook's own attributes. */
  readonly parts?: readonly Part[];
  /** What the server has to send in one of several ways: without any of them the feature fails. */
  readonly choices?: readonly Choice[];
  /** Attributes that the feature itself writes, for styles, tests and support. */
  readonly writes?: readonly Written[];
  /** Selectors of elements that no hook of the feature may be in. */
  readonly forbiddenIn?: readonly string[];
  /** Selectors of what must be elsewhere on the page. */
  readonly needs?: readonly string[];
  /** Attributes of the hook that its declaration cannot name, such as numbered ones. */
  readonly attributes?: readonly PartAttribute[];
}

/** An element of the server's markup that a feature reads. */
export interface Part {
  /** The selector by which it is found. */
  readonly selector: string;
  /** The element's name, if only that one counts. */
  readonly element?: string;
  /** The selector of what it must be in; by default the hook. `body` means anywhere on the page. */
  readonly within?: string;
  /** Whether the server has to send it: without it the feature fails, or what follows it moves. */
  readonly required?: boolean;
  /** Whether there may be several; true by default. */
  readonly many?: boolean;
  /** Its attributes; one that the selector names and this list does not is any text. */
  readonly attributes?: readonly PartAttribute[];
  /** Attributes of HTML itself that count, each with the values that fit; a missing or empty one fits. */
  readonly html?: Readonly<Record<string, readonly string[]>>;
  /** What it is, in one line. */
  readonly description: string;
}

/** Ways to send something, one of which a hook needs. */
export interface Choice {
  /** Selectors of the hook, `:scope`, or of elements in it; the usual one first. */
  readonly anyOf: readonly string[];
  /** What is sent, and how, in one line. */
  readonly description: string;
}

/** What the value of an attribute is. */
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
  /** A regular expression that the text matches. */
  readonly pattern?: string;
  /** The format of a text that is a time: core/platform/time/parse-timestamp.ts reads it. */
  readonly format?: 'time';
  /** What is expected, as the end of "expected …", if the pattern alone would say it. */
  readonly expects?: string;
  readonly required?: boolean;
  readonly default?: unknown;
  /** What it means, in one line. */
  readonly description: string;
}

/** An attribute that the product writes and nobody else does. */
export interface Written {
  readonly name: `data-${string}`;
  /** The element that gets it, in words or as a selector. */
  readonly on: string;
  readonly values?: readonly string[];
  readonly description: string;
}
