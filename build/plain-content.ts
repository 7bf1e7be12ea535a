import postcss from 'postcss';

/**
 * Puts the mark alone before each `content: "✓" / ""`: browsers that know no words for generated content (Firefox before
 * 128, Safari before 17.4) ignore such a declaration, and would not show the mark either.
 */
export function withPlainContent(css: string): string {
  if (!DECLARATION.test(css)) return css;
  const root = postcss.parse(css);
  root.walkDecls('content', (declaration) => {
    const [, mark] = WITH_WORDS.exec(declaration.value) ?? [];
    if (mark) declaration.cloneBefore({ value: mark });
  });
  return root.toString();
}

const DECLARATION = /\bcontent:[^;}]*\//;

/** A text that is not empty, and after a slash the words for it. */
const WITH_WORDS = /^("(?:[^"\\]|\\.)+")\s*\//;
