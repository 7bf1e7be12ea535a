import type { Page } from '../page/page.ts';

/** What a feature is given when it mounts. */
export interface Context {
  /** The feature's name in `manifest.json`. */
  readonly feature: string;
  /** What the page says about itself. */
  readonly page: Page;
  /** Aborts when the hook leaves the page or the feature fails: everything that was started hangs on it. */
  readonly signal: AbortSignal;
}

/** The contract of a chunk: its default export. `widget()` and `enhancer()` make one. */
export interface Feature {
  /** The hook's attributes, from which the check, the types and the reference follow. */
  readonly attributes: Attributes;
  /**
   * Puts the feature in place.
   * @throws what goes wrong; the loader then restores the hook and reports it
   */
  mount(hook: HTMLElement, context: Context): void | Promise<void>;
}

/** The hook's attributes by property name: `refreshUrl` is read from `data-refresh-url`. */
export type Attributes = Readonly<Record<string, Reader<unknown>>>;

/** Reads one attribute. */
export interface Reader<Value> {
  /**
   * @param raw the attribute's text, undefined where it is missing
   * @returns the value
   * @throws TypeError where the text does not fit
   */
  readonly read: (raw: string | undefined) => Value;
  /** What is expected, as the end of "expected …". */
  readonly expects: string;
  /** What a missing attribute means, for the reference; undefined where the attribute is required. */
  readonly missing?: string;
}

/** The properties that a declaration gives. */
export type Props<Declared extends Attributes> = {
  readonly [Name in keyof Declared]: Declared[Name] extends Reader<infer Value> ? Value : never;
};
