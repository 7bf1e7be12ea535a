import postcss, { type Plugin } from 'postcss';

/*
 * The product's styles run on pages that others wrote, whose rules select elements (`button`, `.entry-content ul li`)
 * and whose root has its own font size. Every style is rewritten here so that it looks the same there.
 */

/** A selector that matches every element and has the specificity of two ids: no element has two different ids. */
const STRONG = ':not(#nmt#own)';

/** A length in rem, such as `1.5rem`; not a part of a name. */
const REM = /(?<![\w.-])(-?(?:\d+\.?\d*|\.\d+))rem\b/g;

/** Matches the end of a selector from its pseudo-element on; only states may follow that. */
const PSEUDO_ELEMENT = /::[\w-]+(?:\([^)]*\))?(?::[\w-]+(?:\([^)]*\))?)*$/;

/**
 * Makes the rules and sizes of a feature's style hold on a page of others.
 * @param css a style whose classes are already scoped
 */
export function forForeignPages(css: string): string {
  return process(css, ownRem, strongSelectors);
}

/**
 * Makes the sizes of a style hold on a page of others.
 * @param css the base style, whose rules a site may override: they are about the server's HTML
 */
export function withOwnRem(css: string): string {
  return process(css, ownRem);
}

/**
 * Sizes in rem become sizes in the product's own `--rem`, which does not depend on the font size of the page's root
 * (tokens.css). Conditions of media and container queries keep rem: custom properties do not work there, and in media
 * queries rem is the visitor's own size.
 */
const ownRem: Plugin = {
  postcssPlugin: 'own-rem',
  Declaration(declaration) {
    if (!declaration.value.includes('rem') || declaration.prop === '--rem') return;
    const value = declaration.value.replace(REM, (_, factor: string) =>
      Number(factor) === 1 ? 'var(--rem)' : `calc(${factor} * var(--rem))`,
    );
    if (value !== declaration.value) declaration.value = value;
  },
};

/**
 * Rules hold against all rules of a page with up to one id and without `!important`. The order among the rules stays
 * the same, because each gets the same specificity.
 */
const strongSelectors: Plugin = {
  postcssPlugin: 'strong-selectors',
  Once(root) {
    root.walkRules((rule) => {
      if (rule.parent?.type === 'atrule' && /keyframes$/.test(rule.parent.name)) return;
      rule.selectors = rule.selectors.map(strengthen);
    });
  },
};

/** @param selector a single selector, without commas at its top level */
function strengthen(selector: string): string {
  const at = selector.search(PSEUDO_ELEMENT);
  return at < 0 ? selector + STRONG : selector.slice(0, at) + STRONG + selector.slice(at);
}

function process(css: string, ...plugins: readonly Plugin[]): string {
  return postcss([...plugins]).process(css, { from: undefined, map: false }).css;
}
