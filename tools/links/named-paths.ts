/** Matches a path of the repository. */
const PATH = /(?<![\w./@-])(?:core|widgets|fixtures|demo|build|tools|tests)\/[\w./-]+/g;
const EXTENSION = /\.(?:tsx?|mjs|css|html|json|grit|md)$/;
const CODE = /`[^`]+`/g;
/** Matches a comment of TypeScript, JavaScript or CSS, or a line of one. */
const COMMENT = /(?:^\s*\/?\*+|\/\/|\/\*)(.*)$/;

/**
 * Paths that may be named although they do not exist: the files of the tutorial, samples, the key of a text
 * (`….NOTICE.title`).
 */
const SAMPLES = /days-to-go|NAME|\/quiz-answers\.ts$|\.[A-Z]/;

export interface NamedPath {
  readonly path: string;
  readonly line: number;
}

/** Returns the files that a page names, and the folders that it names in code. */
export function pathsInPage(text: string): NamedPath[] {
  return inLines(text, (line) => {
    const inCode = [...line.matchAll(CODE)].flatMap(([code]) => pathsIn(code));
    const files = pathsIn(line).filter((path) => EXTENSION.test(path));
    return [...new Set([...inCode, ...files])];
  });
}

/** Returns the files and folders that comments of a source name. */
export function pathsInComments(text: string): NamedPath[] {
  return inLines(text, (line) => pathsIn(COMMENT.exec(line)?.[1] ?? ''));
}

function inLines(text: string, paths: (line: string) => string[]): NamedPath[] {
  return text.split('\n').flatMap((line, index) => paths(line).map((path) => ({ path, line: index + 1 })));
}

/**
 * Returns the paths in a line. Of a path with a placeholder, such as `core/{name}/api`, it is the part before the
 * placeholder.
 */
function pathsIn(line: string): string[] {
  return [...line.matchAll(PATH)]
    .map(({ 0: path, index }) => {
      const hasPlace = /^[<{*…[]/.test(line.slice(index + path.length));
      return hasPlace ? path.replace(/[^/]*$/, '') : path.replace(/[.-]+$/, '');
    })
    .filter((path) => !SAMPLES.test(path));
}
