import type { PageFacts } from '../page/facts.ts';
import type { Page } from '../page/page.ts';

/** What the loader gives a feature when it mounts. */
export interface MountContext {
  /** The feature's name in `manifest.json`. */
  readonly feature: string;
  /** What the loader knows of the page. */
  readonly facts: PageFacts;
  /** Aborts when the hook leaves the page or the feature fails: everything that was started hangs on it. */
  readonly signal: AbortSignal;
  /**
   * Says that the feature cannot go on after it mounted. The hook gets back what the server sent, the error
   * is reported once, and all other features go on.
   */
  readonly fail: (error: unknown) => void;
}

/** What `widget()` and `enhancer()` hand on. */
export interface Context extends Omit<MountContext, 'facts'> {
  /** What the page says about itself. */
  readonly page: Page;
}

/** The contract of a chunk: its default export. `widget()` and `enhancer()` make one. */
export interface Feature {
  /** The hook's attributes, from which the check, the types and the reference follow. */
  readonly attributes: Attributes;
  /**
   * Puts the feature in place.
   * @throws what goes wrong; the loader then restores the hook and reports it
   */
  mount(hook: HTMLElement, context: MountContext): void | Promise<void>;
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
