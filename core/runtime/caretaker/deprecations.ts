/** Kinds of public names. */
export const DEPRECATION_KINDS = ['attribute', 'feature', 'part', 'config', 'event'] as const;

/** A public name that works for now and is to go. */
export interface Deprecation {
  readonly kind: (typeof DEPRECATION_KINDS)[number];
  /**
   * An attribute or event by its name, a part by its selector, a key of `script#site-config` with dots
   * (`ads.publisherId`), a feature by its name.
   */
  readonly name: string;
  /** The feature that an attribute or a part belongs to; null for attributes of `<body>`, and for everything else. */
  readonly feature: string | null;
  /** The version of the contract that deprecated it, such as `1.4.0`. */
  readonly since: string;
  /** The version of the contract that no longer has it: the first of a major number. */
  readonly endsIn: string;
  /** What to use instead, as a whole clause: `use "data-day"`. */
  readonly use: string;
}

/**
 * Every deprecation, declared here and nowhere else: the contract, the console, the linter and the debug panel read this
 * list. A name leaves it, and the product, in the version in which it ends.
 */
export const DEPRECATIONS: readonly Deprecation[] = [];
