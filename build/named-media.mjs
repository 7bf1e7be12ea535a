import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild';
import postcss from 'postcss';

/*
 * Styles name the layout breakpoints, as scripts do:
 *
 *     @media (--below-small) { … }
 *     @media (scripting: enabled) and (--from-medium) { … }
 *
 * The widths are the defaults of core/runtime/config/breakpoints.ts. A query of a container has numbers of its own: it
 * is about the room that a component has, not about the page's layout.
 */

const SOURCE = join(import.meta.dirname, '../core/runtime/config/breakpoints.ts');

const { DEFAULT_BREAKPOINTS } = await importTypeScript(SOURCE);

/** What a name begins with, and how the window's width compares to the breakpoint then. */
const COMPARISONS = { from: '>=', above: '>', below: '<' };

/** The media features by name, such as `--from-medium`: `(width >= 660px)`. */
export const NAMED_MEDIA = new Map(
  Object.entries(COMPARISONS).flatMap(([word, comparison]) =>
    Object.entries(DEFAULT_BREAKPOINTS).map(([name, px]) => [
      `--${word}-${name}`,
      `(width ${comparison} ${px}px)`,
    ]),
  ),
);

const NAME = /\(\s*(--[\w-]+)\s*\)/g;

/** A query of a width in one of its older spellings, and any query of a width. */
const OLD_WIDTH = /\b(?:min|max)-(?:width|inline-size)\b/;
const WIDTH = /\b(?:width|inline-size)\b/;

/**
 * Replaces the names of breakpoints in a style's media queries.
 * @param {string} css
 * @param {string} file its path, for messages
 * @returns {string}
 * @throws for a name that is no breakpoint's, a number as the window's width, and `min-width` or `max-width`
 */
export function expandNamedMedia(css, file) {
  if (!css.includes('@media') && !css.includes('@container')) return css;
  const root = postcss.parse(css, { from: file });
  root.walkAtRules('container', (rule) => {
    if (OLD_WIDTH.test(rule.params)) throw refusal(rule, 'Write (width >= …) or (width < …).');
  });
  root.walkAtRules('media', (rule) => {
    if (WIDTH.test(rule.params)) {
      throw refusal(
        rule,
        `@media ${rule.params} has a width as a number. Name a breakpoint, such as (--below-small), or query a container.`,
      );
    }
    rule.params = rule.params.replace(NAME, (_, name) => {
      const media = NAMED_MEDIA.get(name);
      if (!media) {
        throw refusal(
          rule,
          `${name} is no media of a breakpoint. Known: ${[...NAMED_MEDIA.keys()].join(', ')}.`,
        );
      }
      return media;
    });
  });
  return root.toString();
}

/**
 * @param {import('postcss').AtRule} rule
 * @param {string} message
 */
function refusal({ source }, message) {
  return new Error(`${source?.input.file}:${source?.start?.line}: ${message}`);
}

/** Imports a source that imports nothing itself; Node runs no TypeScript yet. */
async function importTypeScript(file) {
  const { code } = await transform(readFileSync(file, 'utf8'), { loader: 'ts', format: 'esm' });
  return import(`data:text/javascript,${encodeURIComponent(code)}`);
}
