import postcss from 'postcss';

/**
 * Adds a declaration without alternative text before each `content: "✓" / ""`: browsers without support for it (Firefox
 * before 128, Safari before 17.4) ignore the whole declaration, and would not show the mark.
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

/** Matches a text that is not empty, followed by a slash and its alternative text. */
const WITH_WORDS = /^("(?:[^"\\]|\\.)+")\s*\//;
