/** The kinds of public names. */
export const DEPRECATION_KINDS = ['attribute', 'feature', 'part', 'config', 'event'] as const;

/** A public name that still works but will be removed. */
export interface Deprecation {
  readonly kind: (typeof DEPRECATION_KINDS)[number];
  /**
   * The name of an attribute, event or feature, the selector of a part, or the key of a setting in
   * `script#site-config`, with dots (`ads.publisherId`).
   */
  readonly name: string;
  /** The feature of an attribute or a part; null for attributes of `<body>`, and for all other kinds. */
  readonly feature: string | null;
  /** The version of the contract that deprecated it, such as `1.4.0`. */
  readonly since: string;
  /** The version of the contract that no longer has it; always a new major version. */
  readonly endsIn: string;
  /** The replacement as a whole clause: `use "data-day"`. */
  readonly use: string;
}

/**
 * Every deprecation, declared here and nowhere else: the contract, the console, the linter and the debug panel read
 * this list. An entry is removed, along with the name itself, in the version in which the name ends.
 */
export const DEPRECATIONS: readonly Deprecation[] = [];
