import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { LAWS } from './law/laws.mjs';
import { createPlugin, DOCS, RULES } from './plugin.mjs';
import { printable } from './words.mjs';

/** What html-validate calls each page: names of files, such as `constructor`, are keys to it. */
const PAGE = 'page';
/** Where it is said which pages cannot be checked. */
const UNREADABLE = `${DOCS}#unreadable`;

/** Where it is said that an address answers with an error. */
const STATUS = `${DOCS}#status`;

/** Rules of html-validate itself: what moves or merges elements. The others judge a style that is the CMS's affair. */
const GENERAL = {
  'no-dup-id': 'error',
  'no-dup-attr': 'error',
  'close-order': 'error',
  'no-unused-disable': 'warn',
};

/**
 * @typedef {object} Finding
 * @property {string} file
 * @property {number} line from 1
 * @property {number} column from 1
 * @property {string} rule such as `nmt/unknown-hook`
 * @property {'error' | 'warning'} severity
 * @property {string} message
 * @property {string} docs where the rule is described: a page of this package, or of html-validate's own
 * @property {{ source: string, since: string, action: string }} [law] of a rule of `--law`: who asks for it, since when,
 *   and what to do
 */

/**
 * Makes the linter of pages.
 * @param {object} contract dist/contract.json
 * @param {object} [options]
 * @param {import('./read-release.mjs').Release} [options.release] without it the head is not checked
 * @param {object} [options.configSchema] dist/site-config.schema.json; without it the configuration is not checked
 * @param {string[]} [options.own] attributes of the site itself, such as `data-cms-id` or `data-cms-*`
 * @param {string} [options.law] a set of rules of law/laws.mjs, such as `nl-2026`
 * @returns {(file: string, text: string) => Promise<Finding[]>} in the order of the page; never throws for a page
 */
export function createLinter(contract, { release, configSchema, own = [], law } = {}) {
  const lawRules = Object.entries(LAWS[law] ?? {}).map(([name, rule]) => [`nmt/${name}`, rule]);
  const laws = new Map(
    lawRules.map(([name, { source, since, action }]) => [name, { source, since, action }]),
  );
  const rules = [
    ...Object.entries(RULES).map(([name, [severity]]) => [`nmt/${name}`, severity]),
    ...lawRules.map(([name, { severity = 'error' }]) => [name, severity]),
  ];
  const validator = new HtmlValidate(
    new OneConfig({
      root: true,
      extends: [],
      elements: ['html5'],
      plugins: [createPlugin(contract, { release, configSchema, own })],
      rules: { ...GENERAL, ...Object.fromEntries(rules) },
    }),
  );
  return async (file, text) => {
    if (!/<[a-z!]/i.test(text)) return [unreadable(file, 'There is no element: this is no HTML.')];
    try {
      const { results } = await validator.validateString(asBrowsersRead(text), PAGE);
      return results
        .flatMap(({ messages }) => messages)
        .map(({ line, column, ruleId, severity, message, ruleUrl = UNREADABLE }) => ({
          file,
          line,
          column,
          rule: ruleId,
          severity: severity === 2 ? 'error' : 'warning',
          message: printable(ruleId === 'parser-error' ? unread(message) : sentence(message)),
          docs: ruleUrl,
          ...(laws.has(ruleId) && { law: laws.get(ruleId) }),
        }))
        .sort((one, other) => one.line - other.line || one.column - other.column);
    } catch (error) {
      if (error instanceof RangeError)
        return [unreadable(file, 'Its elements are nested too deeply to be checked.')];
      return [unreadable(file, `It cannot be checked: ${error.message}.`)];
    }
  };
}

/** html-validate would read the metadata of all elements again for each page. */
class OneConfig extends StaticConfigLoader {
  #resolved;

  getConfigFor(name) {
    this.#resolved ??= super.getConfigFor(name);
    return this.#resolved;
  }
}

function unread(message) {
  return `The page cannot be read from here on, so nothing of it is checked: ${message}.`;
}

function sentence(message) {
  return /[.?!]$/.test(message) ? message : `${message}.`;
}

/** An answer with an error is none about the page that was meant, although it may have hooks. */
export function refused(file, status) {
  const message = `The address answers ${status}; expected 200. What follows is about the page of that answer.`;
  return { file, line: 1, column: 1, rule: 'nmt/status', severity: 'error', message, docs: STATUS };
}

/** A page that cannot be checked is an error of its own. */
export function unreadable(file, message) {
  const rule = 'nmt/unreadable';
  return { file, line: 1, column: 1, rule, severity: 'error', message: printable(message), docs: UNREADABLE };
}

/**
 * What html-validate reads otherwise than browsers, in the same number of characters: a `<` before anything but a letter
 * is text, and names of elements have no case. Scripts and styles stay as they are.
 */
function asBrowsersRead(text) {
  return text.replace(
    /<(script|style|textarea|title)\b([^>]*>[\s\S]*?<\/)\1(?=[\s>/])|<(?![a-z/!?])/gi,
    (_, tag, rest) => (tag ? `<${tag.toLowerCase()}${rest}${tag.toLowerCase()}` : '\u2039'),
  );
}
