import type { Mountable, MountContext } from '../loader/contract.ts';
import type { Page } from '../page/page.ts';

/** The context that `widget()` and `enhancer()` pass to a feature. */
export interface Context extends Omit<MountContext, 'facts'> {
  /** The facts of the page. */
  readonly page: Page;
}

/** The contract of a chunk: its default export. `widget()` and `enhancer()` create one. */
export interface Feature extends Mountable {
  /** The hook's attributes, from which their validation, types and reference are derived. */
  readonly attributes: Attributes;
}

/** The hook's attributes by property name: `refreshUrl` is read from `data-refresh-url`. */
export type Attributes = Readonly<Record<string, AttributeParser<unknown>>>;

/** Parses one attribute. */
export interface AttributeParser<Value> {
  /**
   * @param raw the attribute's text; undefined if it is missing
   * @returns the value
   * @throws TypeError for an invalid text
   */
  readonly parse: (raw: string | undefined) => Value;
  /** The expected value, as the end of "expected …". */
  readonly expects: string;
  /** The value of a missing attribute, for the reference; undefined if the attribute is required. */
  readonly missing?: string;
}

/** The properties that a declaration of attributes gives. */
export type Props<Declared extends Attributes> = {
  readonly [Name in keyof Declared]: Declared[Name] extends AttributeParser<infer Value> ? Value : never;
};
