import { isRecord, nearestName } from '../../product-rules.ts';
import type { ConfigError, ConfigSchema } from '../config-checker.ts';
import { attribute, attributesOf, type Element, tagOf } from '../element.ts';
import type { Deprecation, Known } from '../read-contract.ts';
import type { Page, PageConfig } from '../read-page.ts';
import { loadersOf } from '../read-release.ts';
import type { Context, Problem } from '../rule.ts';

/** Finds a page type that neither the product nor the site knows. */
export function* unknownPageType(
  { body, isOurs, pageType, config }: Page,
  { contract }: Known,
): Generator<Problem> {
  if (!isOurs || !body) return;
  const at = attributesOf(body).get('data-page-type')?.valueAt;
  if (pageType === '') {
    yield {
      element: body,
      at,
      message: 'body has no data-page-type: features that are bound to types stay off.',
    };
    return;
  }
  const own = config.value?.pageTypes;
  const types = [
    ...contract.pageTypes,
    ...(Array.isArray(own) ? own.filter((type) => typeof type === 'string') : []),
  ];
  if (types.includes(pageType)) return;
  const near = nearestName(pageType, types);
  yield {
    element: body,
    at,
    message: `"${pageType}" is not a page type of the product, nor one of "pageTypes" in script#site-config.${near ? ` Did you mean "${near}"?` : ''}`,
  };
}

/** Finds a `script#site-config` that is missing, not JSON, present twice, of another type or after the loader. */
export function* siteConfig(
  { head, body, isOurs, config, elements }: Page,
  _known: Known,
  { release }: Context,
): Generator<Problem> {
  const [first, ...others] = config.found;
  if (!first) {
    if (isOurs && release)
      yield {
        element: head ?? body,
        message: 'There is no script#site-config: every setting has its default.',
      };
    return;
  }
  for (const element of others) {
    const message = `There is a second #site-config; the first one counts (line ${first.location.line}).`;
    yield { element, message };
  }
  if (tagOf(first) !== 'script') {
    yield {
      element: first,
      message: `#site-config is a <${tagOf(first)}>; expected <script type="application/json">.`,
    };
    return;
  }
  if (attribute(first, 'type')?.toLowerCase() !== 'application/json') {
    const message = `script#site-config has the type ${JSON.stringify(attribute(first, 'type') ?? '')}; expected "application/json".`;
    yield { element: first, message };
  }
  if (config.error)
    yield { element: first, message: `script#site-config holds no JSON object: ${config.error}.` };
  const [loader] = loadersOf(elements, release);
  if (loader && elements.indexOf(loader) < elements.indexOf(first)) {
    const message = `script#site-config is after the loader (line ${loader.location.line}), which then waits for the whole page.`;
    yield { element: first, message };
  }
}

/** Finds keys of `script#site-config` that nothing reads. */
export function* unknownConfig(
  { config }: Page,
  _known: Known,
  { configErrors, configSchema }: Context,
): Generator<Problem> {
  for (const { keyword, params, path, schema } of configErrors(config.value)) {
    const key = params.additionalProperty;
    if (keyword !== 'additionalProperties' || key === undefined) continue;
    const near = nearestName(key, Object.keys(schema.properties ?? {}));
    const message = `"${key}" is not a key of ${placeName(path)}.${near ? ` Did you mean "${near}"?` : ''}`;
    yield { ...placeOf(config, [...path, key]), message };
  }
  for (const { path, key, near } of misspeltNames(config.value, configSchema)) {
    const message = `"${key}" of ${placeName(path)} is not a name that the product reads. Did you mean "${near}"?`;
    yield { ...placeOf(config, [...path, key]), message };
  }
}

function placeName(path: readonly string[]): string {
  return path.length > 0 ? `"${path.join('.')}" of script#site-config` : 'script#site-config';
}

/**
 * Finds names in extensible groups, such as `scripts`, that differ by one letter from a name that the product reads and
 * the site does not set.
 */
function* misspeltNames(
  value: unknown,
  schema: ConfigSchema | undefined,
  path: readonly string[] = [],
): Generator<{ path: readonly string[]; key: string; near: string }> {
  if (!isRecord(value) || !schema?.properties) return;
  const { properties, additionalProperties } = schema;
  for (const [key, inner] of Object.entries(value)) {
    if (Object.hasOwn(properties, key)) {
      yield* misspeltNames(inner, properties[key], [...path, key]);
    } else if (typeof additionalProperties === 'object') {
      const missing = Object.keys(properties).filter(
        (name) => !Object.hasOwn(value, name) && Math.abs(name.length - key.length) <= 1,
      );
      const near = nearestName(key, missing);
      if (near) yield { path, key, near };
    }
  }
}

/** Finds invalid values in `script#site-config`. */
export function* wrongConfig({ config }: Page, _known: Known, { configErrors }: Context): Generator<Problem> {
  const named = new Set<string>();
  const errors = configErrors(config.value);
  for (const error of errors) {
    const name = error.path.join('.');
    if (error.keyword === 'additionalProperties' || named.has(name) || isInside(error.path, errors)) continue;
    named.add(name);
    const shown = JSON.stringify(error.value)?.slice(0, 80);
    const message =
      error.keyword === 'required'
        ? `"${name}" of script#site-config has no "${error.params.missingProperty}".`
        : `"${name}" of script#site-config is ${shown}; expected ${expectedOf(error)}.`;
    yield { ...placeOf(config, error.path), message };
  }
}

/** Whether a value has the type of one of several choices, so that the error is in its content. */
function isInside(path: readonly string[], errors: readonly ConfigError[]): boolean {
  const place = path.join('/');
  const isChoice = errors.some(
    ({ keyword, path: other }) => keyword === 'anyOf' && other.join('/') === place,
  );
  return (
    isChoice &&
    errors.some(({ keyword, path: other }) =>
      keyword === 'additionalProperties'
        ? other.join('/') === place
        : other.length > path.length && other.slice(0, path.length).join('/') === place,
    )
  );
}

/** The maximum number of allowed values that are listed; more are only counted. */
const MANY = 20;
const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  array: 'a list',
  boolean: 'true or false',
  number: 'a number',
  integer: 'a whole number',
  object: 'an object',
};

function expectedOf({ keyword, params, schema, message, value, types }: ConfigError): string {
  if (types.length > 0 && (keyword === 'type' || keyword === 'anyOf'))
    return types.map((type) => TYPES[type] ?? type).join(' or ');
  if (keyword === 'enum') {
    const allowed = params.allowedValues ?? [];
    const near = typeof value === 'string' ? nearestName(value, allowed.map(String)) : undefined;
    const words =
      allowed.length > MANY
        ? `${allowed.length} names`
        : allowed.map((word) => JSON.stringify(word)).join(', ');
    return `one of ${words}${near ? ` (did you mean "${near}"?)` : ''}`;
  }
  if (keyword === 'minimum') return `a number from ${params.limit}`;
  if (keyword === 'exclusiveMinimum') return `a number above ${params.limit}`;
  if (keyword === 'maximum') return `a number up to ${params.limit}`;
  if (keyword === 'pattern') return schema.title ?? `a text that matches ${params.pattern}`;
  if (keyword === 'minLength') return 'a text that is not empty';
  return message.replace(/^must /, 'a value that must ');
}

/** Returns the position of a key in `script#site-config`, after the keys around it. */
export function placeOf({ script }: PageConfig, keys: readonly string[]): Pick<Problem, 'element' | 'at'> {
  const [content] = script?.element.childNodes ?? [];
  if (!script || !content) return { element: script?.element };
  const { element, text } = script;
  let index = 0;
  for (const key of keys) {
    const found = text.indexOf(JSON.stringify(key), index);
    if (found < 0) break;
    index = found;
  }
  const lines = text.slice(0, index).split('\n');
  const { filename, offset, line, column } = content.location;
  const at = {
    filename,
    offset: offset + index,
    line: line + lines.length - 1,
    column: lines.length === 1 ? column + index : (lines.at(-1) ?? '').length + 1,
    size: 1,
  };
  return { element, at };
}

/** Finds names that end with a later version of the contract. */
export function* deprecated(page: Page, known: Known): Generator<Problem> {
  for (const entry of known.deprecated) {
    const { name, since, endsIn, use } = entry;
    const message = `${name} is deprecated since version ${since} of the contract and ends in ${endsIn}.${use ? ` ${use.charAt(0).toUpperCase()}${use.slice(1)}.` : ''}`;
    for (const place of placesOf(entry, page)) yield { ...place, message };
  }
}

function* placesOf(
  { kind, name, feature }: Deprecation,
  page: Page,
): Generator<Pick<Problem, 'element' | 'at'>> {
  if (kind === 'feature') {
    for (const hook of page.hooks) if (hook.feature.name === name) yield { element: hook.element };
  } else if (kind === 'config') {
    const keys = name.split('.');
    let value: unknown = page.config.value;
    for (const key of keys) value = isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
    if (value !== undefined) yield placeOf(page.config, keys);
  } else if (kind === 'attribute' || kind === 'part') {
    const marker = /data-[\w-]+/.exec(name)?.[0];
    for (const element of page.elements) {
      const found = attributesOf(element).get(marker ?? '');
      const isMine =
        !feature ||
        page.hooks.some(
          (hook) =>
            hook.feature.name === feature && (hook.element === element || isAround(hook.element, element)),
        );
      if (found && isMine) yield { element, at: found.at };
    }
  }
}

function isAround(around: Element, element: Element): boolean {
  for (let parent = element.parent; parent; parent = parent.parent) if (parent === around) return true;
  return false;
}
