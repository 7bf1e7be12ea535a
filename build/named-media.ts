import postcss, { type AtRule } from 'postcss';
import { DEFAULT_BREAKPOINTS } from '../core/runtime/config/breakpoints.ts';

/*
 * Styles name the layout breakpoints, as scripts do:
 *
 *     @media (--below-small) { … }
 *     @media (scripting: enabled) and (--from-medium) { … }
 *
 * The widths are the defaults of core/runtime/config/breakpoints.ts. Container queries use numbers: they are about the
 * space of a component, not about the page's layout.
 */

/** The prefixes of names, and how each compares the window's width with the breakpoint. */
const COMPARISONS = { from: '>=', above: '>', below: '<' };

/** The media features by the name that stands for them, such as `--from-medium` for `(width >= 660px)`. */
export const NAMED_MEDIA = new Map<string, string>(
  Object.entries(COMPARISONS).flatMap(([word, comparison]) =>
    Object.entries(DEFAULT_BREAKPOINTS).map(([name, px]) => [
      `--${word}-${name}`,
      `(width ${comparison} ${px}px)`,
    ]),
  ),
);

const NAME = /\(\s*(--[\w-]+)\s*\)/g;

/** Match a query of a width in one of its older forms, and any query of a width. */
const OLD_WIDTH = /\b(?:min|max)-(?:width|inline-size)\b/;
const WIDTH = /\b(?:width|inline-size)\b/;

/**
 * Replaces the names of breakpoints in a style's media queries.
 * @param file its path, for messages
 * @throws for a name that is not a breakpoint's, a width in numbers, and `min-width` or `max-width`
 */
export function expandNamedMedia(css: string, file: string): string {
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
    rule.params = rule.params.replace(NAME, (_, name: string) => {
      const media = NAMED_MEDIA.get(name);
      if (!media) {
        throw refusal(
          rule,
          `${name} is not the media of a breakpoint. Known: ${[...NAMED_MEDIA.keys()].join(', ')}.`,
        );
      }
      return media;
    });
  });
  return root.toString();
}

function refusal({ source }: AtRule, message: string): Error {
  return new Error(`${source?.input.file}:${source?.start?.line}: ${message}`);
}
