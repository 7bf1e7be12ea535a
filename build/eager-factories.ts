/**
 * Matches a factory of a CommonJS package, as esbuild writes it without minifying white space: its name, parameters and
 * body.
 */
const FACTORY =
  /^((?:var|let|const) [\w$]+ = \(0, [\w$]+\.[\w$]+\)\()\(([^()]*)\) => \{\n([\s\S]*?)^\}\);$/gm;

/**
 * Wraps the factories of CommonJS packages as functions in parentheses, which engines compile together with the code
 * around them, off the main thread if a file streams in. They parse the body of an arrow function twice: with its file,
 * and again when it is called.
 * @param code a module whose only calls with an arrow function at the top are those of the helper for CommonJS
 * @returns the same module, with as many lines, so that the source map stays right
 */
export function withEagerFactories(code: string): string {
  return code.replace(FACTORY, '$1(function ($2) {\n$3}));');
}
