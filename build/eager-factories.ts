/** A factory of a package in CommonJS, as esbuild writes it without minified white space: its name, parameters and body. */
const FACTORY =
  /^((?:var|let|const) [\w$]+ = \(0, [\w$]+\.[\w$]+\)\()\(([^()]*)\) => \{\n([\s\S]*?)^\}\);$/gm;

/**
 * Makes the factories of packages in CommonJS functions in brackets, which engines compile together with the code around
 * them, off the main thread if a file streams in. Of an arrow function they parse all that is in it twice: with its file,
 * and again when it is called.
 * @param code a module whose only calls with an arrow function at the top are those of the helper for CommonJS
 * @returns the same module, with as many lines, so that the source map stays right
 */
export function withEagerFactories(code: string): string {
  return code.replace(FACTORY, '$1(function ($2) {\n$3}));');
}
