import type { Location } from 'html-validate';
import type { ConfigChecker } from './config-checker.ts';
import type { Element } from './element.ts';
import type { Known } from './read-contract.ts';
import type { Page } from './read-page.ts';
import type { Release } from './read-release.ts';

/** A problem that a rule finds. */
export interface Problem {
  readonly element: Element | undefined;
  /** The position in the element; by default its start tag. */
  readonly at?: Location | undefined;
  readonly message: string;
}

/** A paragraph that a block element ended although its author ended it later. */
export interface StrayParagraph {
  readonly paragraph: Element;
  readonly block: Element;
}

/** The data that rules need besides the page and the contract. */
export interface Context {
  /** The release; without it the head is not checked. */
  readonly release: Release | undefined;
  readonly configErrors: ConfigChecker;
  /** The content of dist/site-config.schema.json; without it the configuration is not checked. */
  readonly configSchema: object | undefined;
  readonly strayParagraphs: readonly StrayParagraph[];
}

/** Finds the problems of one kind on a page. */
export type Check = (page: Page, known: Known, context: Context) => Iterable<Problem>;

/** The severity of a finding, in html-validate's words. */
export type RuleLevel = 'error' | 'warn';
