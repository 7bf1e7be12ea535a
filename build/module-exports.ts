/** Matches the code that esbuild writes at the top of a module with exports: its helpers, and the exports by name. */
const EXPORTS =
  /^var __defProp[\s\S]*?\n__export\((\w+), \{\n([\s\S]*?)\n\}\);\nmodule\.exports = __toCommonJS\(\1\);\n/;
/** Matches one export: a name of the module, or a name that it re-exports. */
const EXPORT = /^ {2}([\w$]+|"[^"]+"): \(\) => ([\w$.]+),?$/;
/** Matches uses of helpers that have to stay. */
const HELPERS = /\b__(?:toESM|reExport)\(/;

/**
 * Replaces the helpers by getters, and keeps the number of lines, so that the source map stays valid.
 * @param code a module in CommonJS, as esbuild writes it without minifying
 * @returns the same module; one that uses the helpers itself is left as it is
 * @throws {Error} naming an export of an unknown form
 */
export function withGetters(code: string): string {
  const [head, , exported = ''] = EXPORTS.exec(code) ?? [];
  if (head === undefined || HELPERS.test(code.slice(head.length))) return code;
  const getters = exported.split('\n').map((line) => {
    const [, key, value] = EXPORT.exec(line) ?? [];
    if (key === undefined) throw new Error(`An export of another form than expected: ${line}`);
    return `get ${key}() { return ${value} }`;
  });
  const lines = head.split('\n').length - 1;
  return `module.exports = {${getters.join(', ')}};${'\n'.repeat(lines)}${code.slice(head.length)}`;
}
