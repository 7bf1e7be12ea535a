import { HtmlValidate, type ResolvedConfig, StaticConfigLoader } from 'html-validate';
import { messageOf } from '../errors.ts';
import { type Finding, UNREADABLE, unreadable } from './finding.ts';
import { isLawName } from './law/law-names.ts';
import { LAWS } from './law/laws.ts';
import { createPlugin, type PluginOptions } from './plugin.ts';
import type { Contract } from './read-contract.ts';
import type { RuleLevel } from './rule.ts';
import { RULES } from './rules.ts';
import { printable } from './words.ts';

/** The name of each page for html-validate, which uses file names as keys, so that `constructor` would clash. */
const PAGE = 'page';
/**
 * Rules of html-validate about markup that browsers move or merge. Its other rules are about style, which the CMS
 * decides.
 */
const GENERAL: Readonly<Record<string, RuleLevel>> = {
  'no-dup-id': 'error',
  'no-dup-attr': 'error',
  'close-order': 'error',
  'no-unused-disable': 'warn',
};

export interface LinterOptions extends PluginOptions {
  /** A set of rules of law/laws.ts, such as `nl-2026`. */
  readonly law?: string | undefined;
}

/** Returns the problems of a page, in the order of the page; never throws for a page. */
export type Linter = (file: string, text: string) => Promise<Finding[]>;

/**
 * Creates the linter of pages.
 * @param contract the content of dist/contract.json
 */
export function createLinter(contract: Contract, { law = '', ...options }: LinterOptions = {}): Linter {
  const lawRules = Object.entries(isLawName(law) ? LAWS[law] : {}).map(
    ([name, rule]) => [`nmt/${name}`, rule] as const,
  );
  const laws = new Map<string, NonNullable<Finding['law']>>(
    lawRules.map(([name, { source, since, action }]) => [name, { source, since, action }]),
  );
  const rules: readonly (readonly [name: string, level: RuleLevel])[] = [
    ...Object.entries(RULES).map(([name, { level }]) => [`nmt/${name}`, level] as const),
    ...lawRules.map(([name, { level = 'error' }]) => [name, level] as const),
  ];
  const validator = new HtmlValidate(
    new OneConfig({
      root: true,
      extends: [],
      elements: ['html5'],
      plugins: [createPlugin(contract, options)],
      rules: { ...GENERAL, ...Object.fromEntries(rules) },
    }),
  );
  return async (file, text) => {
    if (!/<[a-z!]/i.test(text)) return [unreadable(file, 'There is no element: this is not HTML.')];
    try {
      const { results } = await validator.validateString(asBrowsersRead(text), PAGE);
      return results
        .flatMap(({ messages }) => messages)
        .map(({ line, column, ruleId, severity, message, ruleUrl = UNREADABLE }): Finding => {
          const law = laws.get(ruleId);
          return {
            file,
            line,
            column,
            rule: ruleId,
            severity: severity === 2 ? 'error' : 'warning',
            message: printable(ruleId === 'parser-error' ? unread(message) : sentence(message)),
            docs: ruleUrl,
            ...(law && { law }),
          };
        })
        .sort((one, other) => one.line - other.line || one.column - other.column);
    } catch (error) {
      if (error instanceof RangeError)
        return [unreadable(file, 'Its elements are nested too deeply to be checked.')];
      return [unreadable(file, `It cannot be checked: ${messageOf(error)}.`)];
    }
  };
}

/** Otherwise html-validate would read the metadata of all elements again for each page. */
class OneConfig extends StaticConfigLoader {
  #resolved: ResolvedConfig | Promise<ResolvedConfig> | undefined;

  override getConfigFor(name: string): ResolvedConfig | Promise<ResolvedConfig> {
    this.#resolved ??= super.getConfigFor(name);
    return this.#resolved;
  }
}

function unread(message: string): string {
  return `The page cannot be read from here on, so nothing of it is checked: ${message}.`;
}

function sentence(message: string): string {
  return /[.?!]$/.test(message) ? message : `${message}.`;
}

/**
 * Changes markup that html-validate reads differently from browsers, without changing the number of characters: a `<`
 * that is not followed by a letter is text, and names of elements are case-insensitive. Scripts and styles are not
 * changed.
 */
function asBrowsersRead(text: string): string {
  return text.replace(
    /<(script|style|textarea|title)\b([^>]*>[\s\S]*?<\/)\1(?=[\s>/])|<(?![a-z/!?])/gi,
    (_, tag?: string, rest?: string) => (tag ? `<${tag.toLowerCase()}${rest}${tag.toLowerCase()}` : '\u2039'),
  );
}
